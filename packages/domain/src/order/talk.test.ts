import { expect, it } from 'vitest'
import type { OrderStatus } from './lifecycle/status.ts'
import { mayCall, mayTalk } from './talk.ts'

const END = 10_000
const HOUR = 3600

it.each<[string, OrderStatus, boolean, number, boolean]>([
  ['nobody brings it', 'WAITING_FOR_TRANSPORT', false, 0, false],
  ['a rider comes for it', 'COURIER_ACCEPTED_DELIVERY', true, 5 * HOUR, true],
  ['it is late', 'DELAYED', true, 5 * HOUR, true],
  ['it comes back', 'RETURN_INITIATED', true, 5 * HOUR, true],
  ['it was delivered an hour ago', 'DELIVERED', true, HOUR, true],
  ['it was delivered longer ago', 'DELIVERED', true, HOUR + 1, false],
  ['it came back longer ago', 'RETURNED_TO_VENDOR', true, HOUR + 1, false],
  ['it was called off before anybody had it', 'CANCELLED', false, 1, false],
])('writing to each other while %s', (_what, status, hasRider, later, may) => {
  expect(mayTalk({ status, since: END, hasRider }, END + later)).toBe(may)
})

it.each<[string, OrderStatus, boolean, boolean]>([
  ['nobody brings it', 'WAITING_FOR_TRANSPORT', false, false],
  ['a rider comes for it', 'COURIER_ACCEPTED_DELIVERY', true, true],
  ['it is late', 'DELAYED', true, true],
  ['it comes back', 'RETURN_INITIATED', true, true],
  ['it was delivered', 'DELIVERED', true, false],
  ['it was called off', 'CANCELLED', true, false],
])('calling each other while %s', (_what, status, hasRider, may) => {
  expect(mayCall({ status, hasRider })).toBe(may)
})
