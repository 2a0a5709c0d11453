import { expect, describe, it } from 'vitest'
import {
  activeStatuses,
  cancellation,
  cancelledListStatuses,
  collectedStatuses,
  newStatuses,
  type OrderStatus,
  orderStatuses,
  publicStatus,
  publicStatuses,
  rankOf,
  sentenceOf,
  toOrderStatus,
} from '../index.ts'

type Row = readonly [OrderStatus, rank: number | null, groups: string, publicName: string]

/**
 * Every status, a row each: its place in the normal order of progress (null: off the main path), the groups it is in
 * (cancellable, new, collected, cancelled, active), and its public status.
 */
const rows: readonly Row[] = [
  ['INITIATED', 0, '', 'UNKNOWN'],
  ['PAYMENT_INITIATED', 1, '', 'UNKNOWN'],
  ['PAYMENT_COMMITTED', 2, 'new', 'IN_PROGRESS'],
  ['NEW', 3, 'new active', 'IN_PROGRESS'],
  ['RECEIVED', 4, 'cancellable new active', 'IN_PROGRESS'],
  ['RECEIVED_BY_VENDOR', 5, 'new active', 'IN_PROGRESS'],
  ['ACCEPTED_BY_VENDOR', 6, 'new active', 'IN_PROGRESS'],
  ['WAITING_FOR_TRANSPORT', 7, 'cancellable new active', 'IN_PROGRESS'],
  ['ASSIGNED_TO_TRANSPORT', 8, 'cancellable new active', 'IN_PROGRESS'],
  ['COURIER_ACCEPTED_DELIVERY', 9, 'new active', 'DISPATCHED'],
  ['MODIFIED', 10, 'cancellable new active', 'IN_PROGRESS'],
  ['NEAR_VENDOR', 11, 'new active', 'DISPATCHED'],
  ['PICKED_UP', 12, 'collected active', 'COLLECTED'],
  ['COURIER_LEFT_VENDOR', 13, 'collected active', 'IN_TRANSIT'],
  ['NEAR_CUSTOMER', 14, 'collected active', 'IN_TRANSIT'],
  ['DELIVERED', 15, '', 'DELIVERED'],
  ['RETURN_INITIATED', 16, 'collected', 'RETURNING'],
  ['RETURNED_TO_VENDOR', 17, '', 'RETURNED'],
  ['CANCELLED', null, 'cancelled', 'CANCELLED'],
  ['PAYMENT_CANCELLED', null, 'cancelled', 'CANCELLED'],
  ['PAYMENT_FAILED', null, 'cancelled', 'CANCELLED'],
  ['STALLED', null, 'cancelled', 'IN_PROGRESS'],
  ['DELAYED', null, 'delayed-cancellable active', 'IN_PROGRESS'],
]

const mayCancel = (status: OrderStatus, delayedCancellation: boolean) =>
  cancellation({ status, since: 0 }, 1, { delayedCancellation }).allowed

const groupsOf = (status: OrderStatus): string =>
  [
    mayCancel(status, false) && 'cancellable',
    mayCancel(status, true) && !mayCancel(status, false) && 'delayed-cancellable',
    newStatuses.includes(status) && 'new',
    collectedStatuses.includes(status) && 'collected',
    cancelledListStatuses.includes(status) && 'cancelled',
    activeStatuses.includes(status) && 'active',
  ]
    .filter((name) => name !== false)
    .join(' ')

it('the table has one row for each of the 23 statuses', () => {
  expect(rows.map(([status]) => status).toSorted()).toEqual([...orderStatuses].toSorted())
  expect(rows).toHaveLength(23)
})

describe.each(rows)('%s', (status, rank, groups, publicName) => {
  it('has the rank of its place in the normal progress', () => {
    if (rank === null) expect(rankOf(status)).toBeLessThan(0)
    else expect(rankOf(status)).toBe(rank)
  })
  it('is in its groups and in no other', () => expect(groupsOf(status)).toBe(groups))
  it('has a name that is parsed, a sentence and a public status', () => {
    expect(toOrderStatus(status)).toBe(status)
    expect(sentenceOf(status)).not.toBe('')
    expect(publicStatus({ status, preordered_for: null }, 100)).toBe(publicName)
  })
  it('has the public status SCHEDULED only before the time of a pre-order', () => {
    const notified = publicStatus({ status, preordered_for: 200 }, 100)
    expect(notified).toBe(publicName === 'IN_PROGRESS' ? 'SCHEDULED' : publicName)
    expect(publicStatus({ status, preordered_for: 100 }, 100)).toBe(publicName)
  })
})

it.each([
  ['DISPATCHED', 'COURIER_ACCEPTED_DELIVERY'],
  ['IN_PROGRESS', 'COURIER_ACCEPTED_DELIVERY'],
  ['COLLECTED', 'PICKED_UP'],
  ['RETURNING', 'RETURN_INITIATED'],
  ['RETURNED', 'RETURNED_TO_VENDOR'],
  ['SCHEDULED', 'WAITING_FOR_TRANSPORT'],
  ['IN_TRANSIT', 'COURIER_LEFT_VENDOR'],
  ['UNKNOWN', undefined],
  ['delivered', undefined],
  ['', undefined],
  ['toString', undefined],
])('the name %s of another system means %s', (name, status) => expect(toOrderStatus(name)).toBe(status))

it('the statuses have ten public names together with SCHEDULED', () => {
  expect(new Set(rows.map(([, , , name]) => name))).toEqual(
    new Set(publicStatuses.filter((name) => name !== 'SCHEDULED')),
  )
})

it.each([
  ['COURIER_ACCEPTED_DELIVERY', 'DISPATCHED'],
  ['NEAR_VENDOR', 'DISPATCHED'],
  ['PICKED_UP', 'COLLECTED'],
  ['COURIER_LEFT_VENDOR', 'IN_TRANSIT'],
  ['NEAR_CUSTOMER', 'IN_TRANSIT'],
] as const)('an order that is DELAYED after %s has the public status %s', (reached, name) => {
  const status_history = [{ status: 'NEW' }, { status: reached }, { status: 'DELAYED' }] as const
  expect(publicStatus({ status: 'DELAYED', preordered_for: null, status_history }, 100)).toBe(name)
})

it('a paid order can be cancelled after ten minutes and not before', () => {
  const paid = (age: number) =>
    cancellation({ status: 'PAYMENT_COMMITTED', since: 0 }, age, { delayedCancellation: false })
  expect([paid(600).allowed, paid(601).allowed]).toEqual([false, true])
})

it('a late order can be cancelled only before its collection', () => {
  const late = (collected: boolean) =>
    cancellation({ status: 'DELAYED', since: 0, collected }, 1, { delayedCancellation: true })
  expect([late(false).allowed, late(true).allowed]).toEqual([true, false])
})
