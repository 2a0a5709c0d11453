import { expect, it } from 'vitest'
import { canBeFollowed, firstName, ratedUntil, showsRider } from './public-terms.ts'
import type { OrderStatus } from './lifecycle/status.ts'

it.each([
  [null, 1e9, true],
  [1000, 1000 + 86_400, true],
  [1000, 1001 + 86_400, false],
] as const)('an order that ended at %s can be followed at %d: %s', (endedAt, now, answer) =>
  expect(canBeFollowed(endedAt, now)).toBe(answer),
)

it.each([
  ['DELIVERED', 1000, null, 1000 + 86_400, 1000 + 86_400],
  ['DELIVERED', 1000, null, 1001 + 86_400, null],
  ['DELIVERED', 1000, 80_000, 80_000 + 86_400, 80_000 + 86_400],
  ['DELIVERED', 1000, 80_000, 80_001 + 86_400, null],
  ['CANCELLED', 1000, null, 1001, null],
  ['PICKED_UP', null, null, 1001, null],
] as const)(
  '%s, ended at %s and rated at %s, at %d can be rated until %s',
  (status, endedAt, ratedAt, now, until) => expect(ratedUntil({ status, endedAt, ratedAt }, now)).toBe(until),
)

const shown = (status: OrderStatus, beforePickup: boolean, ...before: OrderStatus[]) =>
  showsRider({ status, history: [...before, status].map((one) => ({ status: one })) }, beforePickup)

it.each(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] as const)('%s shows the rider', (status) =>
  expect(shown(status, false)).toBe(true),
)

it.each(['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'] as const)(
  '%s only where the country shows it',
  (status) => {
    expect(shown(status, false)).toBe(false)
    expect(shown(status, true)).toBe(true)
  },
)

it.each(['DELIVERED', 'CANCELLED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const)(
  '%s does not show the rider',
  (status) => expect(shown(status, true, 'PICKED_UP')).toBe(false),
)

it('a delayed order shows the rider once the parcel was collected', () => {
  expect(shown('DELAYED', false, 'COURIER_ACCEPTED_DELIVERY')).toBe(false)
  expect(shown('DELAYED', false, 'PICKED_UP')).toBe(true)
  // No rider was found at first.
  expect(shown('DELAYED', false, 'STALLED', 'COURIER_ACCEPTED_DELIVERY')).toBe(false)
})

it.each([
  ['Somchai Jaidee', 'Somchai'],
  ['  Anna  Maria ', 'Anna'],
  ['陳大文', '陳大文'],
  ['', ''],
])('%s is called %s', (name, first) => expect(firstName(name)).toBe(first))
