// @vitest-environment happy-dom
import type { LiveMessage, OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OrderWatch } from './OrderWatch.tsx'
import { updateOf } from '../test/following.tsx'
import { wholeOrder } from '../test/whole-order.ts'

const page = vi.hoisted(() => ({
  notify: vi.fn(),
  hear: (_: LiveMessage): void => undefined,
  openId: undefined as string | undefined,
}))
vi.mock('../../../platform/live/index.ts', () => ({
  useLiveMessages: (told: typeof page.hear) => void (page.hear = told),
}))
vi.mock('../../../platform/notifications/index.ts', () => ({
  LONGEST_DURATION_MS: 10_000,
  useNotify: () => page.notify,
}))
vi.mock('../../../platform/texts/index.ts', () => {
  const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
  return { useTexts: () => ({ t, format: { amount: String } }) }
})
vi.mock('../../page/index.ts', () => ({ usePendingCount: () => undefined }))
vi.mock('./use-undecided-orders.ts', () => ({
  useFollowUndecided: () => undefined,
  useUndecidedOrders: () => [],
}))
vi.mock('@tanstack/react-router', () => ({
  useMatchRoute: () => () => (page.openId === undefined ? false : {}),
  useSearch: () => ({ order_id: page.openId }),
}))

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page.openId = undefined
  page.notify.mockClear()
  root = createRoot(document.createElement('main'))
  await act(async () => root.render(<OrderWatch />))
})
afterEach(() => act(async () => root.unmount()))

const withDecision: Partial<OrderRecord> = {
  decision: {
    position: 0,
    cause: 'UNREACHABLE',
    note: '',
    opened_at: 0,
    answer_by: 300,
    options: [],
    fallback: 'BRING_BACK',
  },
}

it('each decision is announced once, with the name and the order that it leads to', async () => {
  for (let times = 0; times < 2; times += 1) {
    await act(async () => page.hear(updateOf(wholeOrder(withDecision))))
  }
  expect(page.notify.mock.calls).toEqual([
    ['decision.notice Mei', { kind: 'warning', duration: 10_000, orderId: 'shop-1' }],
  ])
})

it('nothing is announced about the open order', async () => {
  page.openId = 'shop-1'
  await act(async () => root.render(<OrderWatch />))
  await act(async () => page.hear(updateOf(wholeOrder(withDecision))))
  await act(async () => page.hear(updateOf(wholeOrder({ ...withDecision, order_id: 'shop-2' }))))
  expect(page.notify.mock.calls.map(([, options]) => options.orderId)).toEqual(['shop-2'])
})

it('keeps a delivered order in the log without a notice on the screen', async () => {
  const status = 'DELIVERED' as const
  const entry = { status, created_at: 2000, actor: 'fleet' as const, reason: null }
  await act(async () =>
    page.hear(updateOf(wholeOrder({ status, updated_at: 2000, status_history: [entry] }))),
  )
  expect(page.notify.mock.calls).toEqual([
    ['tracking.spoken Mei sentence.delivered', { kind: 'success', duration: 0, orderId: 'shop-1' }],
  ])
})
