import type { LiveRequest, OrderRecord, RiderInfo } from '@beckon/contract'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Bus } from '../bus/bus.ts'
import { type Cancel, every } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { eventsOf, OUTBOX_TOPIC } from '../outbox/relay.ts'
import { type Connection, closeCodes } from './connection.ts'
import type { LiveHub, Subject, Viewer } from './live-hub.ts'
import { createRiderMoves } from './rider-moves.ts'
import { createStreams } from './streams.ts'

const HEARTBEAT_MS = 25_000
const USER_CONNECTIONS = 20
/** Vendors that one socket follows; the longest followed is left for the next. */
const FOLLOWED = 300
/** Ended sessions, told to every process that may hold their sockets. */
export const SESSION_ENDED_TOPIC = 'session-ended'

export interface LiveParts extends LiveHub, Service {
  /** False when the user has too many sockets already. */
  admit(connection: Connection): boolean
  handle(connection: Connection, request: LiveRequest): Promise<void>
  release(connection: Connection): void
  readonly count: () => number
}

type MaySee = (viewer: Viewer, vendorId: string, includeOutlets: boolean) => Promise<readonly string[]>

export function createLiveHub(parts: { db: Database; bus: Bus; log: Logger }): LiveParts {
  const connections = new Set<Connection>()
  let maySee: MaySee = async () => []
  let presentOrder: (subject: Subject) => Promise<OrderRecord | undefined> = async () => undefined
  let presentRider: (subject: Subject) => Promise<RiderInfo | undefined> = async () => undefined
  let stopHeartbeat: Cancel | undefined
  const streams = createStreams({ ...parts, present: (subject) => presentOrder(subject) })
  const riderMoved = createRiderMoves({ ...parts, streams, present: (subject) => presentRider(subject) })

  parts.bus.subscribe(OUTBOX_TOPIC, (ids) => {
    for (const event of eventsOf(ids)) streams.publish({ ...event, orderId: event.subject })
  })
  parts.bus.subscribe(SESSION_ENDED_TOPIC, (sessions) => {
    for (const one of connections) {
      if (sessions.includes(one.viewer.sessionId)) one.close(closeCodes.signedOut, 'signed out')
    }
  })
  parts.bus.onGap(streams.catchUpAll)

  async function subscribe(connection: Connection, data: Subscription): Promise<void> {
    const vendors = await maySee(connection.viewer, data.vendor_id, data.include_outlets === true)
    if (vendors.length === 0) connection.send({ type: 'error', data: { code: 'vendor.not-found' } })
    for (const vendorId of vendors.slice(0, FOLLOWED)) {
      const [oldest] = connection.followed.keys()
      if (connection.followed.size >= FOLLOWED && oldest) streams.leave(connection, oldest)
      // The client has one `last_seen`, of the vendor it names: outlets that come along start with a resync.
      const returning = data.last_seen !== undefined
      await streams.follow(connection, vendorId, seenOf(data, vendorId) ?? (returning ? -1 : undefined))
    }
  }

  return {
    name: 'live hub',
    authorise: (judge) => void (maySee = judge),
    presentOrder: (present) => void (presentOrder = present),
    presentRider: (present) => void (presentRider = present),
    riderMoved,
    count: () => connections.size,
    admit(connection) {
      const { userId } = connection.viewer
      const others = [...connections].filter((one) => one.viewer.userId === userId)
      if (others.length >= USER_CONNECTIONS) return false
      connections.add(connection)
      return true
    },
    async handle(connection, request) {
      if (request.action === 'ping') connection.send({ type: 'pong' })
      else await subscribe(connection, request.data)
    },
    release(connection) {
      connections.delete(connection)
      for (const vendorId of [...connection.followed.keys()]) streams.leave(connection, vendorId)
    },
    async start() {
      stopHeartbeat = every(HEARTBEAT_MS, () => connections.forEach((one) => one.ping()))
    },
    async stop() {
      stopHeartbeat?.()
      for (const one of connections) one.close(closeCodes.goingAway, 'restarting')
    },
  }
}

type Subscription = Extract<LiveRequest, { action: 'subscribeToVendor' }>['data']

const seenOf = (data: Subscription, vendorId: string): number | undefined =>
  vendorId === data.vendor_id ? data.last_seen : undefined
