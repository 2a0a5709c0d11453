import { expect, it } from 'vitest'
import { areaText } from './area-text.ts'

const area = [
  [103.8, 1.2],
  [103.9, 1.2],
  [103.9, 1.4],
  [103.8, 1.4],
  [103.8, 1.2],
] as const

it.each([
  ['nothing of a pin that nobody has looked at', undefined, 'area.shown'],
  ['that it lies inside', { latitude: 1.3, longitude: 103.85 }, 'area.inside'],
  ['that it lies outside', { latitude: 1.5, longitude: 103.85 }, 'area.outside'],
] as const)('the text is %s', (_what, pin, key) => expect(areaText(area, pin)).toBe(key))
