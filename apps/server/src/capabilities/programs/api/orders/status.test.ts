import { programStatuses } from '@beckon/contract'
import { orderStatuses } from '@beckon/domain/order'
import { expect, it } from 'vitest'
import { statusOfRecord } from './status.ts'

const entries = (...statuses: readonly (typeof orderStatuses)[number][]) =>
  statuses.map((status) => ({ status }))
const none = { preordered_for: null, status_history: [] }

it('every status of an order has a name for programs, and every name is one of a status', () => {
  const names = orderStatuses.map((status) => statusOfRecord({ ...none, status }))
  const later = statusOfRecord({ ...none, status: 'RECEIVED', preordered_for: 1 })
  expect(new Set([...names, later])).toEqual(new Set(programStatuses))
})

it.each([
  ['searching', 'before a rider accepted', entries('NEW', 'WAITING_FOR_TRANSPORT', 'DELAYED')],
  ['picked_up', 'on the way', entries('NEW', 'PICKED_UP', 'DELAYED')],
  ['rider_assigned', 'twice', entries('COURIER_ACCEPTED_DELIVERY', 'DELAYED', 'DELAYED')],
] as const)('a late order stays %s that became late %s', (expected, _when, status_history) => {
  expect(statusOfRecord({ status: 'DELAYED', preordered_for: null, status_history })).toBe(expected)
})

it('an order for later is scheduled until its search begins', () => {
  const order = { preordered_for: 1_700_000_000, status_history: [] }
  expect(statusOfRecord({ ...order, status: 'RECEIVED' })).toBe('scheduled')
  expect(statusOfRecord({ ...order, status: 'WAITING_FOR_TRANSPORT' })).toBe('searching')
  expect(statusOfRecord({ ...none, status: 'RECEIVED' })).toBe('searching')
})
