// @vitest-environment happy-dom
import type { OrderRecord } from '@beckon/contract'
import type { OrderStatus } from '@beckon/domain/order'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakePlatform, runHook } from '../test/following.tsx'
import { wholeOrder } from '../test/whole-order.ts'
import { sinceAccepted, useRider } from './use-rider.ts'

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
  useLiveState: () => ({ state: platform.live ? 'live' : 'stale', since: 0 }),
  useLiveMessages: (told: FakePlatform['hear']) => (platform.hear = told),
}))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const rider = {
  order_id: 'shop-1',
  rider: { name: 'Siti', vehicle: 'MOTORBIKE' },
  location: { latitude: 1.3, longitude: 103.8 },
  bearing: null,
  located_at: 1000,
  path: [],
  eta: { pickup: 1500, dropoff: null },
}
const entry = (status: OrderStatus, created_at: number): OrderRecord['status_history'][number] => ({
  status,
  created_at,
  actor: 'fleet',
  reason: null,
})
const at = (status: OrderStatus) =>
  wholeOrder({
    status,
    status_history: [
      entry('WAITING_FOR_TRANSPORT', 1),
      entry('COURIER_ACCEPTED_DELIVERY', 2),
      entry(status, 3),
    ],
  })

it.each([
  ['NEAR_CUSTOMER', true],
  ['RETURN_INITIATED', true],
  ['DELIVERED', false],
  ['RETURNED_TO_VENDOR', false],
] as const)('while an order is %s its rider is shown: %s', async (status, isSeen) => {
  platform.answer = async () => ({ result: rider })
  const { seen, end } = await runHook(() => useRider(at(status)))
  await act(async () => vi.advanceTimersByTimeAsync(10))
  expect(seen.current).toEqual(isSeen ? rider : undefined)
  await end()
})

it('the rider is polled every second while the socket is down, and rarely while it is up', async () => {
  const requested = async (live: boolean) => {
    platform.live = live
    let count = 0
    platform.answer = async () => {
      count += 1
      return { result: rider }
    }
    const { end } = await runHook(() => useRider(at('NEAR_CUSTOMER')))
    await act(async () => vi.advanceTimersByTimeAsync(10_500))
    await end()
    return count
  }
  expect([await requested(false), await requested(true)]).toEqual([11, 1])
})

it('ignores a position from before the acceptance', () => {
  const order = wholeOrder({ status_history: [entry('COURIER_ACCEPTED_DELIVERY', 1000)] })
  expect(sinceAccepted(rider, order)).toBe(rider)
  const old = sinceAccepted({ ...rider, located_at: 999, path: [[103.8, 1.3]] }, order)
  expect(old).toMatchObject({ location: null, located_at: null, path: [], eta: rider.eta })
})
