import { expect, it } from 'vitest'
import { isStored } from './stored-position.ts'

const METRE = 1 / 111_195
const stored = { latitude: 1.3, longitude: 103.85, takenAt: 1_000_000 }
const after = (seconds: number, metres: number) => ({
  ...stored,
  latitude: stored.latitude + metres * METRE,
  takenAt: stored.takenAt + seconds * 1000,
})

it('the first position of a free rider is stored', () => expect(isStored(stored, undefined)).toBe(true))

it.each([
  [5, 20, false],
  [5, 99, false],
  [5, 101, true],
  [59, 0, false],
  [60, 0, true],
  [0, 500, false],
  [-1, 500, false],
])('of a free rider after %d s and %d m: stored is %s', (seconds, metres, answer) =>
  expect(isStored(after(seconds, metres), stored)).toBe(answer),
)
