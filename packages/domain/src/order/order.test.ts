import { describe, expect, it } from 'vitest'
import {
  activeStatuses,
  cancellation,
  cancelTerms,
  etaShown,
  followsRider,
  headsFor,
  hidesFullMap,
  type ListedOrder,
  listOf,
  type OrderStatus,
  orderStatuses,
  pollRiderEvery,
  pollsRider,
  rankOf,
  riderAssigned,
  searchMatches,
  sentenceOf,
  sortNewestFirst,
  sortSoonestFirst,
  toOrderStatus,
  shortOrderId,
  vendorOf,
} from './index.ts'

it('there are 23 statuses, each with a sentence', () => {
  expect(orderStatuses).toHaveLength(23)
  expect(new Set(orderStatuses).size).toBe(23)
  for (const status of orderStatuses) expect(sentenceOf(status)).toBeTruthy()
})

it('statuses are ranked by progress, and those off the main path below zero', () => {
  expect(rankOf('NEW')).toBeLessThan(rankOf('WAITING_FOR_TRANSPORT'))
  expect(rankOf('NEAR_CUSTOMER')).toBeLessThan(rankOf('DELIVERED'))
  for (const status of ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'] as const) {
    expect(rankOf(status)).toBeLessThan(0)
  }
})

it('the active statuses are NEW to NEAR_CUSTOMER, and DELAYED', () => {
  expect(activeStatuses).toContain('DELAYED')
  expect(activeStatuses).toContain('NEAR_CUSTOMER')
  expect(activeStatuses).not.toContain('DELIVERED')
  expect(activeStatuses).not.toContain('PAYMENT_COMMITTED')
})

it.each([
  ['COLLECTED', 'PICKED_UP'],
  ['RETURNED', 'RETURNED_TO_VENDOR'],
  ['NEW', 'NEW'],
  ['UNKNOWN', undefined],
])('%s is known as %s', (name, status) => expect(toOrderStatus(name)).toBe(status))

const order = (change: Partial<ListedOrder>): ListedOrder => ({
  order_id: 'ab12-x7',
  created_at: 100,
  preordered_for: null,
  status: 'NEW',
  status_history: [],
  customer: { name: 'Mai Tan', phone_number: '+65 9123 4567' },
  order: { reference: 'Till 1042' },
  ...change,
})
const entry = (status: OrderStatus, created_at = 1) => ({ status, created_at })

it.each<[OrderStatus, OrderStatus[], 'pickup' | 'dropoff']>([
  ['COURIER_ACCEPTED_DELIVERY', [], 'pickup'],
  ['PICKED_UP', [], 'dropoff'],
  ['NEAR_CUSTOMER', ['PICKED_UP'], 'dropoff'],
  ['DELAYED', ['COURIER_ACCEPTED_DELIVERY'], 'pickup'],
  ['DELAYED', ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'], 'dropoff'],
  ['RETURN_INITIATED', ['PICKED_UP'], 'pickup'],
])('in %s after %j the rider heads for the %s', (status, before, to) => {
  expect(headsFor({ status, status_history: before.map((one) => entry(one)) })).toBe(to)
})

describe('the five lists', () => {
  it.each([
    ['PAYMENT_COMMITTED', 'new'],
    ['NEW', 'new'],
    ['RECEIVED', 'new'],
    ['WAITING_FOR_TRANSPORT', 'new'],
    ['ASSIGNED_TO_TRANSPORT', 'new'],
    ['COURIER_ACCEPTED_DELIVERY', 'new'],
    ['RECEIVED_BY_VENDOR', 'new'],
    ['ACCEPTED_BY_VENDOR', 'new'],
    ['MODIFIED', 'new'],
    ['NEAR_VENDOR', 'new'],
    ['PICKED_UP', 'collected'],
    ['COURIER_LEFT_VENDOR', 'collected'],
    ['NEAR_CUSTOMER', 'collected'],
    ['RETURN_INITIATED', 'collected'],
    ['DELIVERED', 'delivered'],
    ['RETURNED_TO_VENDOR', 'delivered'],
    ['CANCELLED', 'cancelled'],
    ['PAYMENT_CANCELLED', 'cancelled'],
    ['PAYMENT_FAILED', 'cancelled'],
    ['STALLED', 'cancelled'],
    ['INITIATED', undefined],
    ['PAYMENT_INITIATED', undefined],
  ] as const)('an order in %s is in the list %s', (status, list) =>
    expect(listOf(order({ status }), 0)).toBe(list),
  )

  it('a DELAYED order counts as collected once it was collected, cancelled, delivered or stalled', () => {
    const delayed = (...history: OrderStatus[]) =>
      listOf(order({ status: 'DELAYED', status_history: history.map((status) => entry(status)) }), 0)
    expect(delayed('NEW', 'COURIER_ACCEPTED_DELIVERY', 'DELAYED')).toBe('new')
    expect(delayed('NEW', 'PICKED_UP', 'DELAYED')).toBe('collected')
    expect(delayed('NEW', 'STALLED', 'WAITING_FOR_TRANSPORT', 'DELAYED')).toBe('collected')
  })

  it.each([
    ['WAITING_FOR_TRANSPORT', 200, 'scheduled'],
    ['RECEIVED', 200, 'scheduled'],
    ['ASSIGNED_TO_TRANSPORT', 200, 'new'],
    ['WAITING_FOR_TRANSPORT', 50, 'new'],
  ] as const)('an order in %s for %d is in the list %s at 100', (status, preordered_for, list) => {
    expect(listOf(order({ status, preordered_for }), 100)).toBe(list)
  })
})

it('sorts newest first and equal moments by id', () => {
  const at = (order_id: string, created_at: number) => ({ order_id, created_at })
  expect(sortNewestFirst([at('a', 1), at('b', 2), at('c', 2)]).map((one) => one.order_id)).toEqual([
    'c',
    'b',
    'a',
  ])
})

it.each([
  ['AB12', true],
  ['9123 45', true],
  ['mait an', true],
  ['till1042', true],
  ['lee', false],
])('a search for %s: %s', (search, found) => expect(searchMatches(order({}), search, 'en')).toBe(found))

it('a search passes over orders without a reference', () => {
  expect(searchMatches(order({ order: {} }), '1042', 'en')).toBe(false)
})

describe('cancelling', () => {
  it.each([
    ['RECEIVED', 0, false, true],
    ['WAITING_FOR_TRANSPORT', 0, false, true],
    ['ASSIGNED_TO_TRANSPORT', 0, false, true],
    ['MODIFIED', 0, false, true],
    ['DELAYED', 0, false, false],
    ['DELAYED', 0, true, true],
    ['PAYMENT_COMMITTED', 600, false, false],
    ['PAYMENT_COMMITTED', 601, false, true],
    ['COURIER_ACCEPTED_DELIVERY', 0, true, false],
    ['PICKED_UP', 0, true, false],
  ] as const)('%s since %d s, flag %s: %s', (status, age, delayedCancellation, allowed) => {
    expect(cancellation({ status, since: 0 }, age, { delayedCancellation }).allowed).toBe(allowed)
  })
})

it.each([
  ['an instant order', null, 0, null],
  ['a pre-order before its search', 4000, 2199, 2200],
  ['a pre-order from its search on', 4000, 2200, null],
] as const)(
  'the terms of %s name the start of its search only while that is still to come',
  (_which, preorderedFor, now, certainUntil) => {
    expect(cancelTerms({ paid: 5, preorderedFor }, now)).toEqual({ returns: 5, certainUntil })
  },
)

it('sorts scheduled orders soonest first, and those of the same time as they were made', () => {
  const at = (order_id: string, preordered_for: number, created_at: number) => ({
    ...{ order_id, preordered_for, created_at },
  })
  const sorted = sortSoonestFirst([at('c', 9, 1), at('b', 5, 3), at('a', 5, 2)])
  expect(sorted.map((one) => one.order_id)).toEqual(['a', 'b', 'c'])
})

describe('the display of an order', () => {
  it('a rider is assigned when it accepted after the last wait', () => {
    const wait = entry('WAITING_FOR_TRANSPORT')
    const accept = entry('COURIER_ACCEPTED_DELIVERY')
    expect(riderAssigned([wait])).toBe(false)
    expect(riderAssigned([wait, accept])).toBe(true)
    expect(riderAssigned([wait, accept, wait])).toBe(false)
    expect(riderAssigned([wait, accept, wait, accept])).toBe(true)
    expect(riderAssigned([])).toBe(false)
    expect(riderAssigned([entry('COURIER_ACCEPTED_DELIVERY', 5), entry('WAITING_FOR_TRANSPORT', 3)])).toBe(
      true,
    )
    expect(riderAssigned([entry('COURIER_ACCEPTED_DELIVERY', 3), entry('WAITING_FOR_TRANSPORT', 5)])).toBe(
      false,
    )
  })

  it.each([
    [
      'pickup',
      [
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'NEAR_VENDOR',
      ],
    ],
    ['dropoff', ['PICKED_UP', 'NEAR_CUSTOMER']],
  ] as const)('the arrival of %s is shown for %o', (eta, statuses) => {
    expect(new Set(orderStatuses.filter((status) => etaShown(status) === eta))).toEqual(new Set(statuses))
  })

  it('the full map is hidden before a rider is on the way; the rider is polled until the delivery', () => {
    expect(orderStatuses.filter(hidesFullMap)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'])
    expect(pollsRider('DELAYED')).toBe(true)
    // The rider of a returning parcel is followed too.
    expect([pollsRider('RETURN_INITIATED'), followsRider('RETURN_INITIATED')]).toEqual([false, true])
    expect(followsRider('RETURNED_TO_VENDOR')).toBe(false)
    expect([pollRiderEvery(0), pollRiderEvery(1)]).toEqual([1, 2])
    expect(pollsRider('RECEIVED_BY_VENDOR')).toBe(true)
    expect(pollsRider('DELIVERED')).toBe(false)
    expect(pollsRider('NEW')).toBe(false)
  })
})

it.each([
  ['sg-1-abc', 'sg-1'],
  ['v-abc', 'v'],
  ['abc', undefined],
  ['-abc', undefined],
  ['abc-', undefined],
])('the order %s is of the vendor %s', (orderId, vendor) => expect(vendorOf(orderId)).toBe(vendor))

it.each([
  ['guest-cd91a746e93110a70d75b058-k3f9qz7mwx2c', 'k3f9qz7mwx2c'],
  ['sg-100-k3f9qz7mwx2c', 'sg-100-k3f9qz7mwx2c'],
  ['guest-house-k3f9qz7mwx2c', 'guest-house-k3f9qz7mwx2c'],
])('the order %s is shown as %s', (orderId, shown) => expect(shortOrderId(orderId)).toBe(shown))
