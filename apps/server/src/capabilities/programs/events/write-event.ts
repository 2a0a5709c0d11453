import { randomBytes } from 'node:crypto'
import type { EventType } from '@beckon/domain/event'
import { retentionDays } from '@beckon/domain/limits'
import type { Clock } from '../../../platform/clock.ts'
import { insertRow } from '../../../platform/database/insert-row.ts'
import { afterCommit, type Tx, writeBeforeCommit } from '../../../platform/database/transaction.ts'
import type { NewPublicEvent } from '../../../platform/outbox/outbox.ts'
import { carriedWork } from '../../../platform/tracing/work.ts'

export interface WriteEventDeps {
  readonly clock: Clock
  /** Called after each commit with an event. */
  readonly onWritten: () => void
}

const DAY_MS = 86_400_000
const ID_BYTES = 15

/** Guests have no programs. */
const isGuest = (vendorId: string): boolean => vendorId.startsWith('guest-')

/** Writes an event in the transaction of its change; with an endpoint it is a test, which only that endpoint gets. */
export async function writeEvent(
  { clock, onWritten }: WriteEventDeps,
  tx: Tx,
  event: NewPublicEvent,
  endpointId: string | null = null,
): Promise<string> {
  const eventId = `evt_${randomBytes(ID_BYTES).toString('base64url')}`
  if (isGuest(event.vendorId)) return eventId
  const now = clock.now()
  const row = {
    vendor_id: event.vendorId,
    event_id: eventId,
    country: event.country,
    type: event.type,
    subject: event.subject,
    data: JSON.stringify(event.data),
    occurred_at: event.at ?? now,
    expires_at: new Date(now.getTime() + keptDays(event.type) * DAY_MS),
    endpoint_id: endpointId,
    ...carriedWork(),
  }
  await writeBeforeCommit(tx, insertRow(tx, 'public_event', row))
  afterCommit(tx, onWritten)
  return eventId
}

const keptDays = (type: EventType): number =>
  type === 'courier.position' ? retentionDays.courierPosition : retentionDays.publicEvent
