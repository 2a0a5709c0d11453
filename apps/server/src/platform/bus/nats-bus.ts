import { connect, type NatsConnection, type Status } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import { afterCommitOf } from '../database/transaction.ts'
import type { Bus } from './bus.ts'
import type { BusAccess } from './bus-url.ts'
import { createListeners, messageOf } from './listeners.ts'

const SUBJECT = 'beckon'
/** The topic of a gap: another process could not publish for a while. */
const GAP_TOPIC = 'bus-gap'
const RECONNECT_MS = 500
const CONNECT_MS = 5000

/**
 * A NATS server, or several of a cluster. A message is sent after its commit: where the process is killed between the two, it
 * is lost, so that what must not be missed is also found by sequence.
 */
export function createNatsBus({ servers, isEncrypted, ...login }: BusAccess, log: Logger): Bus & Service {
  const { subscribe, onGap, deliver, gap } = createListeners()
  let connection: NatsConnection | undefined
  const line = createLine(log, (text) => connection?.publish(SUBJECT, text))
  subscribe(GAP_TOPIC, gap)
  return {
    name: 'bus',
    losesOnKill: true,
    subscribe,
    onGap,
    async start() {
      connection = await connect({
        servers: [...servers],
        ...login,
        ...(isEncrypted && { tls: {} }),
        name: 'beckon',
        timeout: CONNECT_MS,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_MS,
      })
      connection.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error) log.warn({ err: error }, 'the bus refused a subscription')
          else deliver(message.string())
        },
      })
      await connection.flush()
      void follow(connection.status(), (status) => line.changed(status, gap))
    },
    async stop() {
      if (connection?.isClosed() === false) await connection.drain()
    },
    async publish(db, topic, ids) {
      const text = messageOf(topic, ids)
      afterCommitOf(db, () => line.send(text))
    },
  }
}

/** The connection as it is used: nothing is stored while it is down. */
function createLine(log: Logger, write: (text: string) => void) {
  let isUp = true
  let hasDropped = false
  return {
    send(text: string): void {
      if (!isUp) {
        hasDropped = true
        return
      }
      // The change is committed: its caller must not get an error because the connection is closing.
      try {
        write(text)
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
        if (hasDropped) write(messageOf(GAP_TOPIC, []))
        hasDropped = false
      } else if (status.type === 'error') log.warn({ err: status.error }, 'the bus reported an error')
    },
  }
}

async function follow(statuses: AsyncIterable<Status>, changed: (status: Status) => void): Promise<void> {
  for await (const status of statuses) changed(status)
}
