// @vitest-environment happy-dom
import type { OrderRecord } from '@beckon/contract'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type FakePlatform, runHook } from '../test/following.tsx'
import { wholeOrder } from '../test/whole-order.ts'
import { underWay, useRiders } from './use-riders.ts'

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
  useLiveState: () => ({ state: 'live', since: 0 }),
  useLiveMessages: (told: FakePlatform['hear']) => (platform.hear = told),
}))

const moving = (order_id: string, status: OrderRecord['status'] = 'PICKED_UP') =>
  wholeOrder({
    order_id,
    status,
    status_history: [{ status: 'COURIER_ACCEPTED_DELIVERY', created_at: 1000, actor: 'fleet', reason: null }],
  })
const rider = (order_id: string, latitude: number, located_at = 2000) => ({
  order_id,
  rider: { name: 'Siti', vehicle: 'MOTORBIKE' },
  location: { latitude, longitude: 103 },
  bearing: null,
  located_at,
  path: [],
  eta: { pickup: null, dropoff: null },
})

it('the active orders of riders are selected', () => {
  const orders = [
    moving('a'),
    moving('b', 'DELIVERED'),
    wholeOrder({ order_id: 'c' }),
    moving('d', 'NEAR_VENDOR'),
  ]
  expect(underWay(orders).map(({ order_id }) => order_id)).toEqual(['a', 'd'])
})

it('all riders have the position of the socket, and none from before the acceptance', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  platform.answer = async () => await new Promise(() => undefined)
  const orders = [moving('a'), moving('b'), moving('c')]
  const { seen, end } = await runHook(() => useRiders(orders))
  for (const data of [rider('a', 1.1), rider('b', 1.2), rider('c', 1.3, 999), rider('other', 1.4)]) {
    await act(async () =>
      platform.hear({ type: 'rider_update', data } as Parameters<FakePlatform['hear']>[0]),
    )
  }
  await act(async () =>
    vi.waitFor(() =>
      expect([...(seen.current ?? [])]).toEqual([
        ['a', [103, 1.1]],
        ['b', [103, 1.2]],
      ]),
    ),
  )
  await end()
})
