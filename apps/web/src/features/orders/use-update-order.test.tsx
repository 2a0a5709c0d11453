// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { queryKeys } from '../../platform/client/query-keys.ts'
import { runHook } from './test/following.tsx'
import { wholeOrder } from './test/whole-order.ts'
import { useUpdateOrder } from './use-update-order.ts'

vi.mock('../../platform/client/index.ts', async () => await import('../../platform/client/query-keys.ts'))

it('the answer’s order replaces its old version in today’s lists and in the history of any day', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { cache, seen, end } = await runHook(() => useUpdateOrder())
  const today = queryKeys.activeOrders('shop', false)
  const past = queryKeys.pastOrders('parent', { status: 'any' })
  const other = wholeOrder({ order_id: 'shop-2' })
  cache.setQueryData(today, [other, wholeOrder()])
  cache.setQueryData(past, {
    pages: [
      { data: [other], pagination_key: 'k' },
      { data: [wholeOrder()], pagination_key: null },
    ],
    pageParams: [undefined, 'k'],
  })
  const cancelled = wholeOrder({ version: 2, status: 'CANCELLED' })
  seen.current?.(cancelled)
  expect(cache.getQueryData(today)).toEqual([other, cancelled])
  expect(cache.getQueryData(past)).toMatchObject({
    pages: [{ data: [other] }, { data: [cancelled], pagination_key: null }],
  })
  await end()
})
