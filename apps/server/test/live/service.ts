import type { OrderRecord } from '@beckon/contract'
import type { Bus, BusId } from '../../src/platform/bus/bus.ts'
import { Hub } from '../../src/platform/live/hub.ts'
import { newestOfEach, type Replay } from '../../src/platform/live/replay.ts'
import { messagesOf } from '../../src/platform/outbox/messages.ts'
import { OUTBOX_TOPIC } from '../../src/platform/outbox/relay.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { silent } from '../core.ts'

interface ReplayedEvent {
  readonly orderId: string
  readonly country: 'SG'
  readonly sequence: number
}

/** Messages of the bus overtake each other: two processes may have sent them. */
const LATEST_MS = 1000

type Slowly = <T>(answer: () => T) => Promise<T>

const replayOf = (streams: ReadonlyMap<string, readonly ReplayedEvent[]>, slowly: Slowly): Replay => ({
  lastSequence: (vendorId) => slowly(() => streams.get(vendorId)?.length ?? 0),
  lastSequences: (vendorIds) =>
    slowly(() => new Map(vendorIds.map((vendorId) => [vendorId, streams.get(vendorId)?.length ?? 0]))),
  missedSince: (vendorId, seen, current) =>
    slowly(() =>
      newestOfEach((streams.get(vendorId) ?? []).slice(Math.max(0, seen), current), seen, current),
    ),
})

/**
 * Orders, the numbered changes of each vendor, and the hub that publishes them: in memory, each response
 * with a delay.
 */
export function createService(random: () => number) {
  const orders = new Map<string, OrderRecord>()
  const streams = new Map<string, ReplayedEvent[]>()
  const slowly: Slowly = (answer) =>
    new Promise((resolve) => void setTimeout(() => resolve(answer()), random() * 30))
  const replay = replayOf(streams, slowly)
  let bus = memoryBus()
  let hub = start()
  function start(): Hub {
    bus = memoryBus()
    // Nothing that is called here asks the database.
    const next = new Hub({ db: {} as Database, bus, log: silent, replay })
    next.authorise(async (_, vendorId, withOutlets) =>
      withOutlets ? [vendorId, `${vendorId}-east`] : [vendorId],
    )
    next.presentOrder(({ orderId }) => slowly(() => orders.get(orderId)))
    return next
  }
  const of = (vendorIds: readonly string[]) =>
    [...orders.values()].filter(({ vendor_id }) => vendorIds.includes(vendor_id))
  return {
    hub: () => hub,
    /** Replaces the hub by a new one; the state of the old one is lost. */
    restart: () => (hub = start()),
    /** The bus loses published messages until it is restored. */
    breakBus: () => bus.fail(),
    mendBus: () => bus.mend(),
    list: (vendorIds: readonly string[]) => slowly(() => of(vendorIds)),
    of,
    change(vendorId: string, orderId: string) {
      orders.set(orderId, recordOf(vendorId, orderId, (orders.get(orderId)?.version ?? 0) + 1))
      const stream = streams.get(vendorId) ?? []
      streams.set(vendorId, stream)
      const published = { orderId, country: 'SG', sequence: stream.length + 1 } as const
      stream.push(published)
      const event = { ...published, vendorId, type: 'order_changed', subject: orderId }
      for (const ids of messagesOf([event])) {
        setTimeout(() => bus.tell(OUTBOX_TOPIC, ids), random() * LATEST_MS)
      }
    },
  }
}

/** Only this matters here. */
function recordOf(vendorId: string, orderId: string, version: number): OrderRecord {
  const record: Partial<OrderRecord> = {
    order_id: orderId,
    vendor_id: vendorId,
    version,
    created_at: 1,
    updated_at: Math.floor(Date.now() / 1000),
    preordered_for: null,
  }
  return record as OrderRecord
}

export type Service = ReturnType<typeof createService>

function memoryBus() {
  const listeners = new Map<string, ((ids: readonly BusId[]) => void)[]>()
  const gaps: (() => void)[] = []
  let isBroken = false
  const followed = new Set<string>()
  const bus: Bus = {
    publish: async () => undefined,
    publishToFollowers: async () => undefined,
    follow: async (vendorId) => void followed.add(vendorId),
    unfollow: (vendorId) => void followed.delete(vendorId),
    subscribe: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    onGap: (listener) => void gaps.push(listener),
    losesOnKill: false,
  }
  return {
    ...bus,
    tell: (topic: string, ids: readonly BusId[]) =>
      isBroken || !followed.has(String(ids[0]))
        ? undefined
        : listeners.get(topic)?.forEach((listener) => listener(ids)),
    fail: () => void (isBroken = true),
    mend() {
      if (isBroken) gaps.forEach((gap) => gap())
      isBroken = false
    },
  }
}
