// @vitest-environment happy-dom
import type { OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryKeys } from '../../platform/client/query-keys.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { type FakePlatform, runHook, updateOf } from './test/following.tsx'
import { wholeOrder } from './test/whole-order.ts'
import { useActiveOrders } from './use-active-orders.ts'
import { useOrder } from './use-order.ts'

const platform = vi.hoisted((): FakePlatform => ({
  hear: () => undefined,
  live: true,
  answer: async () => undefined,
}))
vi.mock('../../platform/client/index.ts', async () => ({
  ...(await import('../../platform/client/query-keys.ts')),
  useClient: () => platform,
  useConfig: () => ({ timezone: 'Asia/Singapore' }),
  answerTo: (_: unknown, call: { readonly name: string }) => platform.answer(call),
}))
vi.mock('../../platform/live/index.ts', () => ({
  useIsLive: () => platform.live,
  useLiveMessages: (told: FakePlatform['hear']) => (platform.hear = told),
}))
vi.mock('../../platform/flags/index.ts', () => ({ useFlag: () => false }))
vi.mock('../../platform/session/index.ts', () => ({ useSession: () => ({ mode: 'classic' }) }))
vi.mock('../branch-selector/index.ts', () => {
  const vendors = [
    { vendor_id: 'p', parent_vendor_id: null },
    { vendor_id: 'o', parent_vendor_id: 'p' },
    { vendor_id: 'left', parent_vendor_id: null },
  ]
  return { useVendorChoice: () => ({ vendors }) }
})

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const today = (vendor_id: string, more: Partial<OrderRecord> = {}) =>
  wholeOrder({ order_id: `${vendor_id}-1`, vendor_id, created_at: nowSeconds(), ...more })
const list = (orders: readonly OrderRecord[]) => ({ result: { data: orders, pagination_key: null } })

it('orders of outlets are added, and those of a vendor that was left are ignored', async () => {
  platform.answer = async () => list([])
  const { cache, end } = await runHook(() => useActiveOrders('p', true))
  for (const id of ['left', 'o', 'p']) await act(async () => platform.hear(updateOf(today(id))))
  const shown = cache.getQueryData<readonly OrderRecord[]>(queryKeys.activeOrders('p', true))
  expect(shown?.map(({ vendor_id }) => vendor_id)).toEqual(['p', 'o'])
  await end()
})

it('a pushed change of a single order during its fetch is kept', async () => {
  let arrive: (order: OrderRecord) => void = () => undefined
  platform.answer = ({ name }) =>
    name === 'getOrder'
      ? new Promise((resolve) => (arrive = (result) => resolve({ result })))
      : Promise.resolve(list([]))
  const { cache, end } = await runHook(() => {
    useActiveOrders('p', false)
    return useOrder('p-1')
  })
  await act(async () => platform.hear(updateOf(today('p', { version: 3, status: 'PICKED_UP' }))))
  await act(async () => arrive(today('p', { version: 2, status: 'NEAR_VENDOR' })))
  const known = cache.getQueryData(queryKeys.order('p', 'p-1'))
  expect(known).toMatchObject({ version: 3, status: 'PICKED_UP' })
  await end()
})

it('polls a single order while the socket is down', async () => {
  vi.useFakeTimers()
  platform.live = false
  let version = 0
  platform.answer = async ({ name }) =>
    name === 'getOrder' ? { result: today('p', { version: (version += 1) }) } : list([])
  const { seen, end } = await runHook(() => useOrder('p-1'))
  await act(async () => vi.advanceTimersByTimeAsync(60_500))
  expect(seen.current?.data?.version).toBe(2)
  await end()
  platform.live = true
  vi.useRealTimers()
})
