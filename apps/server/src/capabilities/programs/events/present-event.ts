import type { PublicEvent } from '@beckon/contract'
import type { Selectable } from 'kysely'
import type { PublicEventTable } from './schema.ts'

export type EventRow = Selectable<PublicEventTable>

/** A published event as programs get it, without personal data. */
export const presentEvent = (row: EventRow): PublicEvent => ({
  id: row.event_id,
  type: row.type,
  timestamp: row.occurred_at.toISOString(),
  data: { collection_point: row.vendor_id, sequence: row.sequence ?? 0, ...row.data },
})
