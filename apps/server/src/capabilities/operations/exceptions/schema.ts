import type { ExceptionDetail, ExceptionRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { ExceptionKind } from '@beckon/domain/exception'
import { retentionDays } from '@beckon/domain/limits'
import type { Generated } from 'kysely'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

export type StoredFacts = ExceptionRecord['facts']

/** A state that needs a person. Of one kind and subject at most one is open. */
export interface ExceptionTable {
  exception_id: string
  country: CountryCode
  kind: ExceptionKind
  /** `order:sg-900-AbC`, `rider:…`, `upload:…`, `mail:mail`. */
  subject: string
  vendor_id: string | null
  order_id: string | null
  rider_id: string | null
  facts: Json<StoredFacts>
  /** The last time that it opened. */
  opened_at: Instant
  changed_at: Instant
  /** Grows with each change, so that a sweep does not overwrite a person's. */
  version: Generated<number>
  owner_id: string | null
  /** When it first got an owner after it opened. */
  taken_at: Instant | null
  snoozed_until: Instant | null
  snooze_reason: string | null
  /** Whether the last sweep found the cause; a closed one may have it. */
  has_cause: Generated<boolean>
  /** Since when an open one has no cause. */
  absent_since: Instant | null
  reopenings: Generated<number>
  closed_at: Instant | null
  /** Null where the service closed it. */
  closed_by: string | null
  close_reason: string | null
}

/** A step in the history of an exception. */
export interface ExceptionEventTable {
  exception_id: string
  position: number
  at: Instant
  kind: ExceptionDetail['events'][number]['kind']
  /** Null for the service. */
  operator_id: string | null
  text: string | null
}

/** The alerts that an operator chose for a kind in a country. */
export interface ExceptionAlertTable {
  operator_id: string
  country: CountryCode
  kind: ExceptionKind
  sound: boolean
  mail: boolean
}

/** An email that an operator gets about an exception, together with others. */
export interface ExceptionMailTable {
  exception_id: string
  operator_id: string
  country: CountryCode
  created_at: Instant
  /** Null while it waits. */
  sent_at: Instant | null
}

export const retention: readonly RetentionRule[] = [
  { table: 'exception', column: 'closed_at', days: retentionDays.exception },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    exception: ExceptionTable
    exception_event: ExceptionEventTable
    exception_alert: ExceptionAlertTable
    exception_mail: ExceptionMailTable
  }
}
