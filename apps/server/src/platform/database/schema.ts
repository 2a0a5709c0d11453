import type { CountryCode } from '@beckon/domain/country'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Big, Instant, Json } from './column-types.ts'

/** The tables of the platform; each capability adds its own in its `schema.ts`. */
export interface Schema {
  signing_key: SigningKeyTable
  attempt_window: AttemptWindowTable
  idempotency: IdempotencyTable
  outbox: OutboxTable
  stored_object: StoredObjectTable
  vendor_stream: { vendor_id: string; last_sequence: Big }
}

export interface SigningKeyTable {
  key_id: string
  purpose: string
  private_jwk: JSONColumnType<Record<string, unknown>>
  public_jwk: JSONColumnType<Record<string, unknown>>
  created_at: Instant
}

export interface AttemptWindowTable {
  subject: string
  failures: number
  started_at: Instant
  blocked_until: Instant | null
}

export interface IdempotencyTable {
  vendor_id: string
  key: string
  body_hash: string
  answer: Json<unknown>
  created_at: Instant
}

export interface OutboxTable {
  vendor_id: string
  outbox_id: Generated<number>
  country: CountryCode
  type: string
  subject: string
  created_at: Instant
  /** Grows by one per vendor, given by the relay when it publishes. */
  sequence: Big | null
  published_at: Instant | null
  request_id: CarriedColumn
  traceparent: CarriedColumn
}

/** The request that a row came of, and its place in a trace. */
export type CarriedColumn = ColumnType<string | null, string | null | undefined, never>

/** Every object that the object store may have; the times are those of the database. */
export interface StoredObjectTable {
  /** Random. */
  object_key: string
  /** Table of the row with this key. */
  held_by: string
  sha256: string
  bytes: number
  named_at: Generated<Date>
  /** When a process began to move it; null where none does. */
  claimed_at: Instant | null
  /** When the bytes in the database were cleared. */
  stored_at: Instant | null
  /** When its row was deleted or lost the key: it is to be deleted. */
  released_at: Instant | null
  deleted_at: Instant | null
}
