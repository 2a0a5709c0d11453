import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Service } from '../../../platform/background.ts'
import { createNudgedLoop } from '../../../platform/outbox/nudged-loop.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'

const BATCH = 500
/** Interval of polling, for events of other processes; events of this process are published at once. */
const IDLE_MS = 200
/** Endpoints that fit in one message of the bus. */
const ENDPOINTS = 100

/** Topic of endpoints with new deliveries, as a list of ids. */
export const DELIVERIES_TOPIC = 'webhook-deliveries'

export interface PublisherDeps {
  readonly db: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Logger
}

export interface Publisher extends Service {
  /** Publishes soon: an event was committed. */
  nudge(): void
}

/**
 * Publishes the log: numbers the waiting events and queues them for endpoints. Of several publishers one works at a time; a
 * killed one leaves its events waiting.
 */
export function createPublisher(deps: PublisherDeps): Publisher {
  const loop = createNudgedLoop({
    run: () => publishAll(deps),
    onError: (error) => deps.log.error({ err: error }, 'public events could not be published'),
    idleMs: IDLE_MS,
  })
  return { name: 'public events', nudge: loop.nudge, start: async () => loop.start(), stop: loop.stop }
}

async function publishAll(deps: PublisherDeps): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    count = await inTransaction(deps.db, (tx) => publishBatch(tx, deps))
  }
}

/**
 * The transaction of a process that is suspended in it, and with it the lock, ends after 10 seconds; in the middle of a message
 * after 60 seconds, where PostgreSQL is 17 or later.
 */
async function publishBatch(tx: Tx, { bus, clock }: PublisherDeps): Promise<number> {
  const { rows } = await sql<{ taken: number; endpoints: string[] }>`
    select taken, endpoints, set_config('idle_in_transaction_session_timeout', '10s', true),
      case when current_setting('server_version_num')::int >= 170000
        then set_config('transaction_timeout', '60s', true) end
    from take_events(${BATCH}, ${clock.now()})`.execute(tx)
  const [{ taken, endpoints } = { taken: 0, endpoints: [] }] = rows
  for (let at = 0; at < endpoints.length; at += ENDPOINTS) {
    await bus.publish(tx, DELIVERIES_TOPIC, endpoints.slice(at, at + ENDPOINTS))
  }
  return taken
}
