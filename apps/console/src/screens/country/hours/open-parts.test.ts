import { expect, it } from 'vitest'
import { openParts } from './open-parts.ts'

it.each([
  ['0000:2359', [{ from: 0, to: 1 }]],
  ['0900:0900', [{ from: 0, to: 1 }]],
  ['0600:1159', [{ from: 0.25, to: 0.5 }]],
  [
    '1800:0559',
    [
      { from: 0, to: 0.25 },
      { from: 0.75, to: 1 },
    ],
  ],
  ['0900:', []],
])('the hours %s are open in these parts of the day', (hours, parts) => {
  expect(openParts(hours)).toEqual(parts)
})
