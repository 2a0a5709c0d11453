import { expect, it } from 'vitest'
import { newOrderId } from '../create/new-order-id.ts'
import { paginationKey, readPaginationKey } from './pagination-key.ts'

it('reads back what it wrote, in any script', () => {
  const end = { createdAt: new Date(1_900_000_000_123), orderId: '鼎泰-0123ABC' }
  expect(readPaginationKey(paginationKey(end))).toEqual(end)
})

it('gives ids of seventy bits that begin with their vendor and have no other dash', () => {
  const ids = Array.from({ length: 500 }, () => newOrderId('a-b'))
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) expect(id).toMatch(/^a-b-[0-9A-HJKMNP-TV-Z]{14}$/)
})
