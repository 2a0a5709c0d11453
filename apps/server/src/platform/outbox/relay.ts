import { type Selectable, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Bus } from '../bus/bus.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { OutboxTable } from '../database/schema.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { traceparentOf } from '../tracing/traceparent.ts'
import { workOf } from '../tracing/work.ts'
import { createNudgedLoop } from './nudged-loop.ts'
import { messagesOf } from './messages.ts'
import type { OutboxParts, RelayedEvent } from './outbox.ts'

const BATCH = 500
/** Interval of polling; events of this process are relayed at once. */
const IDLE_MS = 150

/** Topic of published events: vendor, country, type, subject and sequence of each, as a flat list. */
export const OUTBOX_TOPIC = 'outbox'

export interface RelayDeps {
  readonly db: Database
  readonly outbox: OutboxParts
  readonly bus: Bus
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Logger
  readonly tracer?: Tracer | undefined
}

export const eventJob = (type: string) => `outbox.${type}`

/**
 * Publishes the outbox: gives each event the next sequence of its vendor, queues its handlers and notifies the processes that
 * follow the vendor. Of several relays each works on other vendors, which it has locked until its commit, so that sequences
 * only grow.
 */
export function createRelay(deps: RelayDeps): Service {
  const loop = createNudgedLoop({
    run: () => drain(deps),
    onError: (error) => deps.log.error({ err: error }, 'the outbox could not be relayed'),
    idleMs: IDLE_MS,
  })
  deps.outbox.onRecorded(loop.nudge)
  return { name: 'outbox relay', start: async () => loop.start(), stop: loop.stop }
}

/** Before the start: the handlers of events become jobs, which survive and are tried again. */
export function defineEventJobs({ outbox, jobs }: Pick<RelayDeps, 'outbox' | 'jobs'>): void {
  for (const [type, handlers] of outbox.handlers) {
    jobs.define<RelayedEvent>(eventJob(type), async (event) => {
      for (const handler of handlers) await handler(event)
    })
  }
}

async function drain(deps: RelayDeps): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    count = (await inTransaction(deps.db, (tx) => relayBatch(tx, deps))).length
  }
}

async function relayBatch(tx: Tx, deps: RelayDeps): Promise<readonly RelayedEvent[]> {
  const events = (await takeWaiting(tx, deps.clock.now())).map((row) => relayed(row, deps))
  for (const [type, group] of Map.groupBy(events, (event) => event.type)) {
    if (!deps.outbox.handlers.has(type)) continue
    const data = group.map(({ work: _, ...event }) => event)
    await deps.jobs.sendAll(eventJob(type), data, { tx, works: group.map(({ work }) => work) })
  }
  await deps.bus.publishToFollowers(tx, OUTBOX_TOPIC, messagesOf(events))
  return events
}

/** Marks waiting events as published and gives each the next sequence of its vendor; those that other relays work on are left out. */
async function takeWaiting(tx: Tx, now: Date): Promise<readonly TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select vendor_id, country, type, subject, sequence, created_at, request_id, traceparent
    from take_outbox(${BATCH}, ${now})`.execute(tx)
  return rows
}

type TakenRow = Pick<
  Selectable<OutboxTable>,
  'vendor_id' | 'country' | 'type' | 'subject' | 'created_at' | 'request_id' | 'traceparent'
> & { readonly sequence: number }

/** Where the request is traced, its trace has the time that the event waited, and goes on from there. */
function relayed(
  { vendor_id: vendorId, created_at: createdAt, request_id, traceparent, ...event }: TakenRow,
  { tracer, clock }: RelayDeps,
): RelayedEvent {
  const work = workOf({ request_id, traceparent })
  if (!work) return { ...event, vendorId }
  if (!work.trace?.isSampled || !tracer) return { ...event, vendorId, work: { request_id, traceparent } }
  const span = tracer.start({
    name: 'outbox relay',
    kind: 'producer',
    parent: work.trace,
    attributes: {
      'beckon.event.type': event.type,
      'beckon.event.subject': event.subject,
      'beckon.event.waited_ms': Math.max(0, clock.now().getTime() - createdAt.getTime()),
    },
  })
  span.end()
  return { ...event, vendorId, work: { request_id, traceparent: traceparentOf(span.context) } }
}
