import { expect, it } from 'vitest'
import { missedInARow } from './index.ts'

const offers = (...states: string[]) => states.map((state) => ({ state }))

it.each([
  [offers(), 0],
  [offers('expired', 'expired', 'accepted', 'expired'), 2],
  [offers('declined', 'expired'), 0],
  [offers('expired', 'expired', 'expired'), 3],
])('of the offers %j, newest first, %i expired in a row', (given, missed) =>
  expect(missedInARow(given)).toBe(missed),
)
