import type { PublicEvent } from '@beckon/contract'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { NewPublicEvent } from '../../../platform/outbox/outbox.ts'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { type EventPage, type EventQuery, type EventReader, listEvents } from './list-events.ts'
import { createPublisher } from './publisher.ts'
import { purgeEvents } from './purge-events.ts'
import { writeEvent } from './write-event.ts'

export { type EventQuery, type EventReader, readCursor } from './list-events.ts'
export { type EventRow, presentEvent } from './present-event.ts'
export { DELIVERIES_TOPIC } from './publisher.ts'

export interface EventsService {
  /** Writes an event for the programs of a business, in the transaction of its change. */
  publish(tx: Tx, event: NewPublicEvent): Promise<void>
  /** Writes a test for one endpoint; returns its id. */
  publishTest(tx: Tx, event: NewPublicEvent, endpointId: string): Promise<string>
  /** Lists the events of a business after a cursor. */
  list(reader: EventReader, query: EventQuery): Promise<EventPage | Refusal>
}

export type { EventPage, PublicEvent }

const PURGE_MS = 600_000

/** The log of the events that programs get: written with each change, numbered, kept for some time. */
export function events(platform: Platform): EventsService {
  const { db, clock, bus, log, outbox, background } = platform
  const publisher = createPublisher({ db, bus, clock, log })
  const deps = { clock, onWritten: publisher.nudge }
  background.add(publisher, 'worker')
  background.add(
    createPeriodicService('purge-public-events', PURGE_MS, () => purgeEvents(db, clock.now()), log),
    'worker',
  )
  const publish: EventsService['publish'] = async (tx, event) => {
    await writeEvent(deps, tx, event)
  }
  outbox.publishTo(publish)
  return {
    publish,
    publishTest: (tx, event, endpointId) => writeEvent(deps, tx, event, endpointId),
    list: (reader, query) => listEvents(db, reader, query),
  }
}
