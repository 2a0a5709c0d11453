import { publicStatuses } from '@beckon/domain/order'
import { expect, it } from 'vitest'
import { isComingToDoor, isLate, progressOf } from './progress.ts'

it.each([
  ['SCHEDULED', 1, 'ahead'],
  ['IN_PROGRESS', 1, 'ahead'],
  ['DISPATCHED', 2, 'ahead'],
  ['IN_TRANSIT', 3, 'ahead'],
  ['DELIVERED', 4, 'arrived'],
  ['RETURNING', 3, 'off'],
  ['CANCELLED', 1, 'off'],
] as const)('%s has %d steps done and is %s', (status, done, course) =>
  expect(progressOf(status)).toEqual({ done, course }),
)

it('has a step for every public status', () => {
  for (const status of publicStatuses) expect(progressOf(status).done).toBeLessThanOrEqual(4)
})

it.each([
  ['IN_TRANSIT', 200, true],
  ['IN_TRANSIT', 100, false],
  ['SCHEDULED', 200, false],
  ['DELIVERED', 200, false],
] as const)('%s at %d, promised until 150, is late: %s', (status, now, late) =>
  expect(isLate({ status, eta: { lower: 100, upper: 150 } }, now)).toBe(late),
)

it('is never late without a promised time', () =>
  expect(isLate({ status: 'IN_TRANSIT', eta: null }, 9)).toBe(false))

it('the way leads to the customer from the collection to the hand-over', () => {
  expect(publicStatuses.filter(isComingToDoor).toSorted()).toEqual(['COLLECTED', 'IN_TRANSIT'])
})
