// @vitest-environment happy-dom
import type { LiveMessage } from '@beckon/contract'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { runHook, updateOf } from '../../../features/orders/test/following.tsx'
import { wholeOrder } from '../../../features/orders/test/whole-order.ts'
import { useCancelledElsewhere } from './use-cancelled-elsewhere.ts'

const live = vi.hoisted(() => ({ hear: (_: LiveMessage): void => undefined }))
vi.mock('../../../platform/live/index.ts', () => ({
  useLiveMessages: (told: typeof live.hear) => void (live.hear = told),
}))

it('reports the cancellation of the edited order and of no other order', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const editing = wholeOrder()
  const { seen, end } = await runHook(() => useCancelledElsewhere(editing))
  await act(async () => live.hear(updateOf(wholeOrder({ order_id: 'shop-2', status: 'CANCELLED' }))))
  await act(async () => live.hear(updateOf(wholeOrder({ status: 'MODIFIED' }))))
  expect(seen.current).toBe(false)
  await act(async () => live.hear(updateOf(wholeOrder({ status: 'CANCELLED' }))))
  expect(seen.current).toBe(true)
  await end()
})
