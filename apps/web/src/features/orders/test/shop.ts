import type { LiveMessage, LiveRequest, OrderRecord } from '@beckon/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { type AnyEventObject, createActor, fromCallback } from 'xstate'
import { createOrderList } from '../order-list.ts'
import { every } from '../../../platform/clock/index.ts'
import { liveMachineWith } from '../../../platform/live/live-machine-with.ts'
import type { LiveSocket, SocketCommand } from '../../../platform/live/live.machine.ts'

const KEY = ['orders', 'active']

export interface ShopDeps {
  readonly socket: LiveSocket
  readonly fetchOrders: () => Promise<readonly OrderRecord[]>
  readonly random: () => number
  readonly vendorId: string
  readonly withOutlets: boolean
  /** Seconds between polls; undefined for updates by the socket only. */
  readonly everySeconds?: number
}

/** Runs the live connection and the order list of the tracking page without its screen. */
export function openShop({ socket, fetchOrders, random, vendorId, withOutlets, everySeconds }: ShopDeps) {
  const cache = new QueryClient()
  const list = createOrderList({
    vendorId,
    withOutlets,
    days: () => ({ from: 0, preordersUntil: Number.MAX_SAFE_INTEGER }),
    fetchOrders,
    known: () => cache.getQueryData<readonly OrderRecord[]>(KEY),
    keep: (orders) => void cache.setQueryData<readonly OrderRecord[]>(KEY, orders),
  })
  const query = new QueryObserver(cache, {
    queryKey: KEY,
    queryFn: () => list.fetch(),
    retry: false,
    networkMode: 'always',
  })
  const endQuery = query.subscribe(() => undefined)
  // The query library refetches by itself only in a browser.
  const endAsking =
    everySeconds === undefined ? () => undefined : every(everySeconds * 1000, () => void query.refetch())
  const machine = liveMachineWith({
    socket,
    deliver: (message) => message.type === 'order_update' && list.applyChange(message.data.order),
    refetch: () => void cache.invalidateQueries({ queryKey: ['orders'] }),
    refreshSession: () => undefined,
  })
  const live = createActor(machine, { input: { now: 0, random } }).start()
  live.send({ type: 'FOLLOW', vendorId, includeOutlets: withOutlets })
  live.send({ type: 'START' })
  return {
    /** The orders on the screen with their versions. */
    seen: () => versionsOf(cache.getQueryData<readonly OrderRecord[]>(KEY) ?? []),
    isLive: () => live.getSnapshot().matches({ up: { open: 'live' } }),
    wake: () => live.send({ type: 'WAKE' }),
    close() {
      live.stop()
      endQuery()
      endAsking()
      cache.clear()
    },
  }
}

export const versionsOf = (orders: readonly OrderRecord[]): Record<string, number> =>
  Object.fromEntries(
    orders
      .map(({ order_id, version }) => [order_id, version] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export interface SocketEvents {
  readonly opened: () => void
  readonly received: (message: LiveMessage) => void
  readonly closed: () => void
}

interface Opened {
  send(request: LiveRequest): void
  close(): void
}

/** The socket of the live connection's state machine. */
export const socketOf = (open: (events: SocketEvents) => Opened): LiveSocket =>
  fromCallback<SocketCommand, undefined, AnyEventObject>(({ sendBack, receive }) => {
    const line = open({
      opened: () => sendBack({ type: 'OPENED' }),
      received: (message) => sendBack({ type: 'MESSAGE', message }),
      closed: () => sendBack({ type: 'CLOSED', code: 1006 }),
    })
    receive(({ request }) => line.send(request))
    return () => line.close()
  })
