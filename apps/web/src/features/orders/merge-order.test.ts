import type { OrderRecord } from '@beckon/contract'
import { expect, it } from 'vitest'
import { newerOf, withOrder } from './merge-order.ts'

// Only id and version matter here.
const order = (order_id: string, version: number) =>
  ({ order_id, version }) as Partial<OrderRecord> as OrderRecord

it('keeps the record with the higher version, whichever comes last', () => {
  const [old, newer] = [order('a', 1), order('a', 2)]
  expect(newerOf(old, newer)).toBe(newer)
  expect(newerOf(newer, old)).toBe(newer)
  expect(newerOf(undefined, old)).toBe(old)
})

it('puts a new order first, replaces a known one in its place, and leaves the rest as it is', () => {
  const list = [order('a', 1), order('b', 1)]
  expect(withOrder(list, order('c', 1)).map((one) => one.order_id)).toEqual(['c', 'a', 'b'])
  expect(withOrder(list, order('b', 2))[1]?.version).toBe(2)
  expect(withOrder(list, order('b', 2))[0]).toBe(list[0])
  expect(withOrder(list, order('b', 0))).toBe(list)
})
