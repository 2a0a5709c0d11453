import type { CountryCode } from '@beckon/domain/country'
import type { EventType } from '@beckon/domain/event'
import type { Generated } from 'kysely'
import type { Big, Instant } from '../../../platform/database/column-types.ts'

/** An address of a business to which events are sent. */
export interface WebhookEndpointTable {
  endpoint_id: string
  /** The business: its parent, or the vendor that has none. */
  vendor_id: string
  country: CountryCode
  url: string
  description: string
  /** Null for all but those that have to be asked for. */
  types: EventType[] | null
  /** With personal data. */
  is_full: boolean
  /** Null for all vendors of the business. */
  vendor_ids: string[] | null
  is_on: Generated<boolean>
  /** Sealed; both sign until `earlier_until`. */
  secret: string
  earlier_secret: string | null
  earlier_until: Instant | null
  created_by: string
  created_at: Instant
  changed_at: Instant
  last_success_at: Instant | null
  /** The first failure since the last success. */
  failing_since: Instant | null
  /** How often in a row it asked for less. */
  slow_level: Generated<number>
  not_before: Instant | null
  /** Null for one that the service did not turn off. */
  disabled_at: Instant | null
  disabled_cause: 'failing' | 'gone' | null
}

/** An event for an endpoint. */
export interface WebhookDeliveryTable {
  endpoint_id: string
  event_id: string
  /** Of the event. */
  vendor_id: string
  /** Place of the event in the log. */
  position: Big
  type: EventType
  state: 'waiting' | 'delivered' | 'failed'
  attempts: Generated<number>
  /** Attempts since it was queued or resent last: the pauses grow with these. */
  attempts_of_round: Generated<number>
  created_at: Instant
  due_at: Instant
  delivered_at: Instant | null
  last_status: number | null
  /** Of a full event, as it was sent first; null for one without personal data, and after some days. */
  body: string | null
}

export interface WebhookAttemptTable {
  endpoint_id: string
  event_id: string
  attempt: number
  at: Instant
  status: number | null
  error: string | null
  duration_ms: number
  answer: string
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    webhook_endpoint: WebhookEndpointTable
    webhook_delivery: WebhookDeliveryTable
    webhook_attempt: WebhookAttemptTable
  }
}
