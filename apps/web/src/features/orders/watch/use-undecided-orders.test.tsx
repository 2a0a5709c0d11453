// @vitest-environment happy-dom
import type { OrderDecision, OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryKeys } from '../../../platform/client/query-keys.ts'
import { type FakePlatform, runHook, updateOf } from '../test/following.tsx'
import { wholeOrder } from '../test/whole-order.ts'
import { useFollowUndecided, useUndecidedOrders } from './use-undecided-orders.ts'

const platform = vi.hoisted((): FakePlatform => ({
  hear: () => undefined,
  live: true,
  answer: async () => undefined,
}))
vi.mock('../../../platform/client/index.ts', async () => ({
  ...(await import('../../../platform/client/query-keys.ts')),
  useClient: () => platform,
  answerTo: (_: unknown, call: { readonly name: string }) => platform.answer(call),
}))
vi.mock('../../../platform/live/index.ts', () => ({
  useIsLive: () => platform.live,
  useLiveMessages: (told: FakePlatform['hear']) => (platform.hear = told),
}))
vi.mock('../../../platform/flags/index.ts', () => ({ useFlag: () => false }))
vi.mock('../../../platform/session/index.ts', () => ({ useSession: () => ({ mode: 'classic' }) }))
vi.mock('../../branch-selector/index.ts', () => {
  const choice = {
    vendor: { vendor_id: 'p' },
    vendors: [
      { vendor_id: 'p', parent_vendor_id: null },
      { vendor_id: 'left', parent_vendor_id: null },
    ],
    outlets: { areIncluded: true },
  }
  return { useVendorChoice: () => choice }
})

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

const decision = (answer_by: number): OrderDecision => ({
  position: 0,
  cause: 'UNREACHABLE',
  note: '',
  opened_at: 0,
  answer_by,
  options: [],
  fallback: 'BRING_BACK',
})
const requested = (order_id: string, answer_by: number, more: Partial<OrderRecord> = {}) =>
  wholeOrder({ order_id, vendor_id: 'p', decision: decision(answer_by), ...more })
const list = (...orders: readonly OrderRecord[]) => ({ result: { data: orders, pagination_key: null } })
const both = () => {
  useFollowUndecided()
  return useUndecidedOrders()
}
const idsOf = (orders: readonly OrderRecord[] | undefined) => orders?.map(({ order_id }) => order_id)

it('a pushed decision is added, the most urgent one first, and an answered one is removed', async () => {
  platform.answer = async () => list(requested('p-1', 200))
  const { seen, end } = await runHook(both)
  await act(async () => vi.waitFor(() => expect(idsOf(seen.current)).toEqual(['p-1'])))
  await act(async () => platform.hear(updateOf(requested('p-2', 100))))
  await act(async () => vi.waitFor(() => expect(idsOf(seen.current)).toEqual(['p-2', 'p-1'])))
  await act(async () => platform.hear(updateOf(requested('p-2', 100, { decision: null, version: 2 }))))
  await act(async () => vi.waitFor(() => expect(idsOf(seen.current)).toEqual(['p-1'])))
  await end()
})

it('ignores orders of the previous vendor', async () => {
  platform.answer = async () => list()
  const { cache, end } = await runHook(both)
  await act(async () => vi.waitFor(() => expect(cache.isFetching()).toBe(0)))
  await act(async () => platform.hear(updateOf(requested('left-1', 100, { vendor_id: 'left' }))))
  expect(cache.getQueryData(queryKeys.undecidedOrders('p', true))).toEqual([])
  await end()
})

it('a change during a fetch causes another fetch', async () => {
  const answers: ((orders: ReturnType<typeof list>) => void)[] = []
  platform.answer = async () => await new Promise((resolve) => answers.push(resolve))
  const { seen, end } = await runHook(both)
  await act(async () => platform.hear(updateOf(requested('p-1', 100))))
  await act(async () => answers[0]?.(list()))
  await act(async () => vi.waitFor(() => expect(answers).toHaveLength(2)))
  await act(async () => answers[1]?.(list(requested('p-1', 100))))
  await act(async () => vi.waitFor(() => expect(idsOf(seen.current)).toEqual(['p-1'])))
  await end()
})
