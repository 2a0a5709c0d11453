import { expect, it } from 'vitest'
import { headTime } from './head-time.ts'
import { wholeOrder } from '../test/whole-order.ts'

const NOW = 1500
const eta = { pickup: 3000, dropoff: 4000 }
const decision = {
  position: 0,
  cause: 'REFUSED' as const,
  note: '',
  opened_at: 0,
  answer_by: 300,
  options: [],
  fallback: 'BRING_BACK' as const,
}

it.each([
  ['NEAR_VENDOR', { kind: 'PICKUP', at: 3000 }],
  ['PICKED_UP', { kind: 'DROPOFF', at: 4000 }],
  ['RETURN_INITIATED', { kind: 'PICKUP', at: 3000 }],
  ['WAITING_FOR_TRANSPORT', { kind: 'PROMISED', from: 2000, to: 2600 }],
  ['DELAYED', { kind: 'EXPECTED', from: 2000, to: 4000 }],
] as const)('of an order that is %s it is %j', (status, time) => {
  expect(headTime(wholeOrder({ status, eta }), undefined, NOW)).toEqual(time)
})

it('returns the end of a closed order', () => {
  const ended = (status: 'DELIVERED' | 'RETURNED_TO_VENDOR' | 'CANCELLED') =>
    wholeOrder({ status, status_history: [{ status, created_at: 1200, actor: 'fleet', reason: null }] })
  for (const status of ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED'] as const) {
    expect(headTime(ended(status), undefined, NOW)).toEqual({ kind: 'ENDED', at: 1200 })
  }
})

it('returns none during an open decision, and none for a late order without a new time', () => {
  expect(headTime(wholeOrder({ status: 'NEAR_CUSTOMER', eta, decision }), undefined, NOW)).toBeUndefined()
  expect(headTime(wholeOrder({ status: 'DELAYED' }), undefined, NOW)).toBeUndefined()
  expect(headTime(wholeOrder({ delay: 'NO_RIDER_YET' }), undefined, NOW)).toBeUndefined()
  // A new time that has passed as well is none.
  expect(headTime(wholeOrder({ status: 'DELAYED', eta }), undefined, 4000)).toBeUndefined()
})

it('returns none once a rider waits at the door', () => {
  expect(headTime(wholeOrder({ status: 'NEAR_CUSTOMER', eta }), undefined, 4000)).toBeUndefined()
})

it('a scheduled day has no expected time', () => {
  expect(headTime(wholeOrder({ preordered_for: NOW + 86_400 }), undefined, NOW)).toBeUndefined()
})
