import { expect, it } from 'vitest'
import type { OrderRecord } from '@beckon/contract'
import { withEarlier } from './use-all-orders.ts'

const order = (order_id: string) => ({ order_id }) as Partial<OrderRecord> as OrderRecord

it('adds the undecided orders of earlier days to those of today', () => {
  const today = [order('a'), order('b')]
  expect(withEarlier(today, [order('b'), order('old')])).toEqual([order('a'), order('b'), order('old')])
  expect(withEarlier(today, [order('b')])).toBe(today)
})
