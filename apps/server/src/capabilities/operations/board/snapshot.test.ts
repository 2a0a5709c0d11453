import type { BoardOrder } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { changesSince } from './changes-since.ts'
import { nextSnapshot, type Snapshot } from './snapshot.ts'

const point = { latitude: 1.3, longitude: 103.8 }
const order = (id: string, changes: Partial<BoardOrder> = {}): BoardOrder => ({
  ...{ order_id: id, code: id, vendor_id: 'shop', vendor_name: 'Shop', status: 'STALLED', since: 1 },
  ...{ lane: 'without_rider', attention: [], collect_by: 2, deliver_by: 3, ready_at: 1, distance: 900 },
  eta: { pickup: null, dropoff: null },
  collect: { ...point, name: 'Shop', address: '' },
  deliver: { ...point, address: '' },
  ...{ parcel: null, payment_method: 'NONE', currency: 'SGD', cash: 0, rider_id: null },
  ...{ asked_rider_id: null, transfer_to_rider_id: null, is_collected: false, preordered_for: null },
  ...{ zones: ['centre'], created_at: 1, version: 1 },
  ...changes,
})
const next = (before: Snapshot | undefined, orders: readonly BoardOrder[], now: number) =>
  nextSnapshot(before, { orders, riders: [] }, now)

const own = { seen: null, processId: 'own' } as const
const idsIn = ({ orders }: { readonly orders: readonly BoardOrder[] }) => orders.map(({ order_id: id }) => id)

describe('the changes since a cursor', () => {
  it('are those of later snapshots, also at one and the same time', () => {
    const first = next(undefined, [order('a'), order('b')], 1000)
    const { cursor } = changesSince(first, own, undefined)
    const second = next(first, [order('a'), order('b', { version: 2 })], 1000)
    expect(idsIn(changesSince(second, own, cursor))).toEqual(['b'])
    expect(idsIn(changesSince(second, own, changesSince(second, own, cursor).cursor))).toEqual([])
  })

  it('overlap by seconds where another process gave the cursor', () => {
    const first = next(undefined, [order('a')], 0)
    const second = next(first, [order('a', { version: 2 })], 20_000)
    const third = next(second, [order('a', { version: 2 }), order('b')], 26_000)
    const { cursor } = changesSince(third, { seen: null, processId: 'other' }, undefined)
    expect(changesSince(third, own, cursor)).toMatchObject({ full: false, orders: [{ order_id: 'b' }] })
    const early = changesSince(second, { seen: null, processId: 'other' }, undefined).cursor
    expect(idsIn(changesSince(third, own, early))).toEqual(['a', 'b'])
  })

  it('are the whole board for a cursor from before the process began, or older than ten minutes', () => {
    const first = next(undefined, [order('a')], 10_000)
    const { cursor } = changesSince(first, own, undefined)
    const earlier = changesSince(next(undefined, [], 1000), { seen: null, processId: 'other' }, undefined)
    expect(changesSince(first, own, earlier.cursor).full).toBe(true)
    const later = next(first, [order('a')], 10_000 + 600_001)
    expect(changesSince(later, own, cursor).full).toBe(true)
  })

  it('name an order that left once, and not one that came back', () => {
    const first = next(undefined, [order('a'), order('b')], 1000)
    const { cursor } = changesSince(first, own, undefined)
    const second = next(first, [order('b')], 2000)
    expect(changesSince(second, own, cursor).removed).toEqual(['a'])
    const third = next(second, [order('a'), order('b')], 3000)
    expect(changesSince(third, own, cursor)).toMatchObject({ removed: [], orders: [{ order_id: 'a' }] })
  })

  it('of other zones are not named', () => {
    const first = next(undefined, [order('a')], 1000)
    const north = { seen: ['north'], processId: 'own' } as const
    const { cursor } = changesSince(first, north, undefined)
    expect(changesSince(next(first, [], 2000), north, cursor)).toMatchObject({ removed: [], orders: [] })
  })
})
