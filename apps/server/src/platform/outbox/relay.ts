import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Bus, BusId } from '../bus/bus.ts'
import { after, type Cancel, type Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { OutboxParts, RelayedEvent } from './outbox.ts'

const BATCH = 500
/** Interval of polling; events of this process are relayed at once. */
const IDLE_MS = 150
/** Bytes of ids that fit in one message of the bus, with room for its frame. */
const MESSAGE_BYTES = 6000

/** Topic of published events: vendor, country, type, subject and sequence of each, as a flat list. */
export const OUTBOX_TOPIC = 'outbox'

export interface RelayDeps {
  readonly db: Database
  readonly outbox: OutboxParts
  readonly bus: Bus
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Logger
}

export const eventJob = (type: string) => `outbox.${type}`

/**
 * Publishes the outbox: gives each event the next sequence of its vendor, queues its handlers and notifies every
 * process. Of several relays one works at a time, so that sequences only grow.
 */
export function createRelay(deps: RelayDeps): Service {
  let cancel: Cancel | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = true
  function nudge(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    cancel?.()
    running = drain(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'the outbox could not be relayed'))
      .then(() => {
        running = undefined
        if (again) {
          again = false
          nudge()
        } else if (!stopped) cancel = after(IDLE_MS, nudge)
      })
  }
  deps.outbox.onRecorded(nudge)
  return {
    name: 'outbox relay',
    async start() {
      stopped = false
      nudge()
    },
    async stop() {
      stopped = true
      cancel?.()
      await running
    },
  }
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
  const events = await takeWaiting(tx, deps.clock.now())
  for (const [type, group] of byType(events)) {
    if (deps.outbox.handlers.has(type)) await deps.jobs.sendAll(eventJob(type), group, { tx })
  }
  for (const ids of messagesOf(events)) await deps.bus.publish(tx, OUTBOX_TOPIC, ids)
  return events
}

/** Marks the waiting events as published and gives each the next sequence of its vendor. None while another relay works. */
async function takeWaiting(tx: Tx, now: Date): Promise<readonly RelayedEvent[]> {
  const { rows } = await sql<TakenRow>`
    select vendor_id, country, type, subject, sequence from take_outbox(${BATCH}, ${now})`.execute(tx)
  return rows.map(({ vendor_id: vendorId, ...event }) => ({ ...event, vendorId }))
}

type TakenRow = Omit<RelayedEvent, 'vendorId'> & { readonly vendor_id: string }

function byType(events: readonly RelayedEvent[]): Map<string, RelayedEvent[]> {
  const groups = new Map<string, RelayedEvent[]>()
  for (const event of events) {
    const group = groups.get(event.type)
    if (group) group.push(event)
    else groups.set(event.type, [event])
  }
  return groups
}

/** Of several events about one subject only the newest is published: receivers read the present state anyway. */
function messagesOf(events: readonly RelayedEvent[]): BusId[][] {
  const newest = new Map(events.map((event) => [`${event.vendorId} ${event.type} ${event.subject}`, event]))
  const messages: BusId[][] = []
  let room = 0
  for (const event of [...newest.values()].toSorted((a, b) => a.sequence - b.sequence)) {
    const ids: BusId[] = [event.vendorId, event.country, event.type, event.subject, event.sequence]
    const bytes = Buffer.byteLength(JSON.stringify(ids))
    if (bytes > room || messages.length === 0) {
      messages.push([])
      room = MESSAGE_BYTES
    }
    room -= bytes
    messages.at(-1)?.push(...ids)
  }
  return messages
}

/** The events of a message, as every process receives it. */
export function eventsOf(ids: readonly BusId[]): RelayedEvent[] {
  const events: RelayedEvent[] = []
  for (let index = 0; index + 5 <= ids.length; index += 5) {
    const [vendorId, country, type, subject, sequence] = ids.slice(index, index + 5)
    events.push({
      vendorId: String(vendorId),
      // Our own relay has written it.
      country: String(country) as RelayedEvent['country'],
      type: String(type),
      subject: String(subject),
      sequence: Number(sequence),
    })
  }
  return events
}
