import { expect, it } from 'vitest'
import { cornersIn, textOf } from './corners.ts'

it('writes a ring as lines of latitude and longitude, and reads them back', () => {
  const ring: [number, number][] = [
    [121.5, 25],
    [121.6, 25],
    [121.6, 25.1],
    [121.5, 25],
  ]
  expect(textOf(ring)).toBe('25, 121.5\n25, 121.6\n25.1, 121.6')
  expect(cornersIn(textOf(ring))).toEqual(ring.slice(0, -1))
})

it.each(['25', '25, east', '95, 121', '25, 190', '25, 121\n\nx'])('does not read %j', (text) => {
  expect(cornersIn(text)).toBeUndefined()
})
