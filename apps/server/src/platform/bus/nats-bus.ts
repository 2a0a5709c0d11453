import { connect, type NatsConnection, type Status, type Subscription } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import { within } from '../clock.ts'
import { afterCommitOf } from '../database/transaction.ts'
import type { Bus } from './bus.ts'
import type { BusMeasures } from './bus-measures.ts'
import type { BusAccess } from './bus-url.ts'
import { createListeners, messageOf } from './listeners.ts'

/** The subject of messages for every process. Those about a vendor are below it. */
const SUBJECT = 'beckon'
/** The topic of a gap: another process could not publish for a while. */
const GAP_TOPIC = 'bus-gap'
const RECONNECT_MS = 500
const CONNECT_MS = 5000
/** A server that takes longer is taken for one that is gone: then there will be a gap. */
const CONFIRM_MS = 2000
/** Two pings without an answer end the connection: messages that were lost on it are found once there is another. */
const PING_MS = 5000

/** Ids may have characters that separate subjects or stand for several. */
const subjectOf = (vendorId: string): string =>
  `${SUBJECT}.vendor.${encodeURIComponent(vendorId.toWellFormed()).replaceAll('.', '%2E').replaceAll('*', '%2A')}`

/**
 * A NATS server, or several of a cluster. A message is sent after its commit: where the process is killed between the two, it
 * is lost, so that what must not be missed is also found by sequence.
 */
export function createNatsBus(
  access: BusAccess,
  { log, measures, pingMs = PING_MS }: NatsDeps,
): Bus & Service {
  const { subscribe, onGap, deliver, gap } = createListeners(measures)
  let connection: NatsConnection | undefined
  const line = createLine(log, (subject, text) => connection?.publish(subject, text))
  const listen = (subject: string) =>
    connection?.subscribe(subject, {
      callback: (error, message) => {
        if (error) log.warn({ err: error }, 'the bus refused a subscription')
        else deliver(message.string())
      },
    })
  const vendors = createSubscriptions((vendorId) => listen(subjectOf(vendorId)))
  subscribe(GAP_TOPIC, gap)
  return {
    name: 'bus',
    losesOnKill: true,
    subscribe,
    onGap,
    async start() {
      connection = await connectTo(access, pingMs)
      listen(SUBJECT)
      vendors.begin()
      await connection.flush()
      void watch(connection.status(), (status) => line.changed(status, gap))
    },
    async stop() {
      if (connection?.isClosed() === false) await connection.drain()
    },
    async publish(db, topic, ids) {
      const text = messageOf(topic, ids)
      afterCommitOf(db, () => line.send(SUBJECT, text))
    },
    async publishToFollowers(db, topic, messages) {
      const sent = messages.map((ids) => [subjectOf(ids[0]), messageOf(topic, ids)] as const)
      afterCommitOf(db, () => {
        for (const [subject, text] of sent) line.send(subject, text)
      })
    },
    async follow(vendorId) {
      if (connection?.isClosed() || connection?.isDraining() || !vendors.add(vendorId)) return
      // A confirmation that fails is that of a connection that was lost.
      if (line.isUp()) await within(CONFIRM_MS, connection?.flush() ?? none).catch(() => undefined)
    },
    unfollow: vendors.end,
  }
}

const none = Promise.resolve()

function connectTo(
  { servers, isEncrypted, ...login }: BusAccess,
  pingInterval: number,
): Promise<NatsConnection> {
  return connect({
    servers: [...servers],
    ...login,
    ...(isEncrypted && { tls: {} }),
    name: 'beckon',
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval,
    maxPingOut: 2,
  })
}

/** The subscriptions of this process by vendor. `open` opens none before the connection is there. */
function createSubscriptions(open: (vendorId: string) => Subscription | undefined) {
  const opened = new Map<string, Subscription | undefined>()
  return {
    begin(): void {
      for (const vendorId of opened.keys()) opened.set(vendorId, open(vendorId))
    },
    /** False where it is there already. */
    add(vendorId: string): boolean {
      if (opened.has(vendorId)) return false
      opened.set(vendorId, open(vendorId))
      return true
    },
    end(vendorId: string): void {
      opened.get(vendorId)?.unsubscribe()
      opened.delete(vendorId)
    },
  }
}

interface NatsDeps {
  readonly log: Logger
  readonly measures: BusMeasures | undefined
  readonly pingMs?: number
}

/** The connection as it is used: nothing is stored while it is down. */
function createLine(log: Logger, write: (subject: string, text: string) => void) {
  let isUp = true
  let hasDropped = false
  return {
    isUp: () => isUp,
    send(subject: string, text: string): void {
      if (!isUp) {
        hasDropped = true
        return
      }
      // The change is committed: its caller must not get an error because the connection is closing.
      try {
        write(subject, text)
      } catch (error) {
        hasDropped = true
        log.warn({ err: error }, 'a message of the bus was not sent')
      }
    },
    changed(status: Status, gap: () => void): void {
      if (status.type === 'disconnect' || status.type === 'staleConnection') {
        if (isUp)
          log.warn({ server: 'server' in status ? status.server : undefined }, 'the bus lost its connection')
        isUp = false
      } else if (status.type === 'reconnect') {
        isUp = true
        gap()
        if (hasDropped) write(SUBJECT, messageOf(GAP_TOPIC, []))
        hasDropped = false
      } else if (status.type === 'error') log.warn({ err: status.error }, 'the bus reported an error')
    },
  }
}

async function watch(statuses: AsyncIterable<Status>, changed: (status: Status) => void): Promise<void> {
  for await (const status of statuses) changed(status)
}
