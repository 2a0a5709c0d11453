import { expect, it } from 'vitest'
import { pictureSlots, pictureViolation, slotSizes } from './index.ts'

it.each([
  ['logo', 96, 96, undefined],
  ['logo', 384, 96, undefined],
  ['logo', 385, 96, 'shape'],
  ['logo', 96, 121, 'shape'],
  ['logo-dark', 95, 96, 'too-small'],
  ['landing', 640, 480, undefined],
  ['landing', 1600, 800, undefined],
  ['landing', 1601, 800, 'shape'],
  ['landing', 700, 800, 'shape'],
  ['landing', 640, 479, 'too-small'],
] as const)('a picture for %s of %d by %d pixels has the violation %s', (slot, width, height, violation) =>
  expect(pictureViolation(slot, { width, height })).toBe(violation),
)

it.each(pictureSlots)('the smallest picture for %s fits the slot', (slot) => {
  const { least, shape } = slotSizes[slot]
  const ratio = least.width / least.height
  expect(ratio >= shape.least && ratio <= shape.most).toBe(true)
})
