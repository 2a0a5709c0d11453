import type { OrderRecord } from '@beckon/contract'
import { describe, expect, it } from 'vitest'
import { newerOf, withOrder } from './merge-order.ts'
import { createOrderList } from './order-list.ts'

// Only these matter here.
const order = (order_id: string, version: number, more: Partial<OrderRecord> = {}) =>
  ({
    order_id,
    version,
    vendor_id: 'v',
    created_at: 100,
    updated_at: 100,
    preordered_for: null,
    ...more,
  }) as Partial<OrderRecord> as OrderRecord

it('keeps the newer record in either order of arrival', () => {
  const [old, newer] = [order('a', 1), order('a', 2)]
  expect(newerOf(old, newer)).toBe(newer)
  expect(newerOf(newer, old)).toBe(newer)
  expect(newerOf(undefined, old)).toBe(old)
  expect(newerOf(old, order('a', 1))).toBe(old)
})

it('adds a new order first, replaces a known one in its place, and keeps the others', () => {
  const list = [order('a', 1), order('b', 1)]
  expect(withOrder(list, order('c', 1)).map((one) => one.order_id)).toEqual(['c', 'a', 'b'])
  expect(withOrder(list, order('b', 2))[1]?.version).toBe(2)
  expect(withOrder(list, order('b', 2))[0]).toBe(list[0])
  expect(withOrder(list, order('b', 0))).toBe(list)
})

describe('a list of fetched and pushed orders', () => {
  function world(withOutlets = false) {
    let known: readonly OrderRecord[] | undefined
    let answer: (orders: readonly OrderRecord[]) => void = () => undefined
    const list = createOrderList({
      vendorId: 'v',
      withOutlets,
      days: () => ({ from: 50, preordersUntil: 500 }),
      fetchOrders: () => new Promise((resolve) => (answer = resolve)),
      known: () => known,
      keep: (orders) => (known = orders),
    })
    const fetch = async (orders: readonly OrderRecord[], meanwhile: readonly OrderRecord[] = []) => {
      const fetched = list.fetch()
      for (const one of meanwhile) list.applyChange(one)
      answer(orders)
      known = await fetched
    }
    const shown = () => (known ?? []).map(({ order_id, version }) => `${order_id}${version}`)
    return { list, fetch, shown, orders: () => known }
  }

  it('an order pushed during a fetch is kept: newer than the answer, or missing in it', async () => {
    const { fetch, shown } = world()
    await fetch([order('a', 1), order('b', 4)], [order('a', 2), order('b', 3), order('c', 1)])
    expect(shown()).toEqual(['c1', 'a2', 'b4'])
    // The stored version is newer than both.
    await fetch([order('a', 1), order('b', 2)], [order('b', 3)])
    expect(shown()).toEqual(['a2', 'b4'])
  })

  it('orders missing in the answer are removed, and unchanged records keep their identity', async () => {
    const { fetch, shown, orders } = world()
    await fetch([order('a', 1), order('b', 1)], [order('c', 1)])
    const [, first] = orders() ?? []
    await fetch([order('a', 1)])
    expect(shown()).toEqual(['a1'])
    expect(orders()?.[0]).toBe(first)
  })

  it('accepts orders of its vendor and its days, and of outlets if they are included', async () => {
    const one = world()
    await one.fetch([])
    for (const notified of [
      order('old', 1, { created_at: 49 }),
      order('ahead', 1, { created_at: 49, preordered_for: 400 }),
      order('far', 1, { created_at: 49, preordered_for: 600 }),
      order('theirs', 1, { vendor_id: 'outlet' }),
      order('own', 1),
    ]) {
      one.list.applyChange(notified)
    }
    expect(one.shown()).toEqual(['own1', 'ahead1'])
    const all = world(true)
    await all.fetch([])
    all.list.applyChange(order('theirs', 1, { vendor_id: 'outlet' }))
    expect(all.shown()).toEqual(['theirs1'])
  })
})
