import type { CountryCode } from '@beckon/domain/country'
import type { EventType } from '@beckon/domain/event'
import type { Generated } from 'kysely'
import type { Big, Instant, Json } from '../../../platform/database/column-types.ts'
import type { CarriedColumn } from '../../../platform/database/schema.ts'

/** The log of the events that programs get. It has no personal data. */
export interface PublicEventTable {
  vendor_id: string
  event_id: string
  /** In the order of writing. */
  event_no: Generated<number>
  country: CountryCode
  type: EventType
  /** The id of what changed, for instance of an order. */
  subject: string
  data: Json<Record<string, unknown>>
  occurred_at: Instant
  /** When it is deleted. */
  expires_at: Instant
  /** The only endpoint that gets it: the event is a test, and is not in the log. */
  endpoint_id: string | null
  /** These are given by the publication: the business, the number within the vendor, and the place in the log. */
  business_id: string | null
  sequence: Big | null
  position: Big | null
  published_at: Instant | null
  request_id: CarriedColumn
  traceparent: CarriedColumn
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    public_event: PublicEventTable
    event_stream: { vendor_id: string; last_sequence: Big }
    event_head: { last_position: Big }
  }
}
