import type { CountryCode, DocumentKind, LocaleTag } from '@beckon/domain/country'
import type { Area } from '@beckon/domain/geo'
import { retentionDays, RIDER_DEVICE_IDLE_DAYS } from '@beckon/domain/limits'
import type { RiderStatus, StrikeKind, Vehicle } from '@beckon/domain/rider'
import type { ColumnType, Generated } from 'kysely'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { FileColumns } from '../../../platform/files/file-columns.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

export interface RiderAccountTable {
  rider_id: string
  country: CountryCode
  name: string
  /** E.164. A number has one account in a country, simulated riders apart. */
  phone: string
  vehicle: Vehicle
  /** BCP 47; texts to the rider are written in it. */
  language: LocaleTag | null
  status: RiderStatus
  is_simulated: Generated<boolean>
  created_at: Instant
  /** Of operators; the rider does not see it. */
  note: Generated<string>
  /** Why an operator set the status, and when. */
  status_reason: Added<string>
  status_at: Added<Date>
}

/** A column that was added later and may be missing. */
type Added<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The newest invitation of a rider; only the hash of its token is stored. */
export interface RiderInvitationTable {
  rider_id: string
  token_hash: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** A phone on which a rider is signed in; only the hash of its token is stored. */
export interface RiderDeviceTable {
  device_id: string
  rider_id: string
  token_hash: string
  name: string
  created_at: Instant
  last_seen_at: Instant
  ended_at: Instant | null
}

/** Codes for a login; each requester (a network) has one. */
export interface RiderCodeTable {
  rider_id: string
  requester: string
  code_hash: string
  tries: Generated<number>
  created_at: Instant
  expires_at: Instant
}

/** A document that a rider sent; one that was replaced before it was checked has no file. Its file and number are deleted with the row, after the days of its country. */
export interface RiderDocumentTable extends FileColumns {
  rider_id: string
  /** Made by the phone. */
  document_id: string
  country: CountryCode
  kind: DocumentKind
  number: string
  /** The last valid day, `2026-03-29`. */
  expires_on: string
  media_type: 'image/jpeg' | 'application/pdf'
  state: 'waiting' | 'approved' | 'refused' | 'replaced'
  /** Why it was refused. */
  reason: string | null
  sent_at: Instant
  decided_at: Instant | null
  /** Days before the expiry of the last reminder; -1 after the expiry. */
  reminded: number | null
  /** When it stopped counting: refused, replaced or expired, or the rider left. */
  ended_at: Instant | null
}

/** A named area of a country. */
export interface ZoneTable {
  country: CountryCode
  zone_id: string
  name: string
  area: Json<Area>
  /** Hours in which orders are collected here, as `dddd:dddd`; null for those of the country. */
  hours: Generated<string | null>
}

/** A zone that a rider works in; a rider without any works everywhere. */
export interface RiderZoneTable {
  rider_id: string
  country: CountryCode
  zone_id: string
}

/** A time in which a rider is planned to work. */
export interface RiderShiftTable {
  rider_id: string
  /** Made by the caller. */
  shift_id: string
  country: CountryCode
  /** Null for wherever the rider works. */
  zone_id: string | null
  starts_at: Instant
  ends_at: Instant
  operator_id: string
  created_at: Instant
}

/** A strike that an operator gave a rider, with the answer of the rider. */
export interface RiderStrikeTable {
  rider_id: string
  /** Made by the caller. */
  strike_id: string
  country: CountryCode
  kind: StrikeKind
  /** The rider reads it. */
  reason: string
  order_id: string | null
  operator_id: string
  given_at: Instant
  expires_at: Instant
  answer: string | null
  answered_at: Instant | null
  withdrawn_reason: string | null
  withdrawn_at: Instant | null
}

export const retention: readonly RetentionRule[] = [
  { table: 'rider_invitation', column: 'expires_at', days: retentionDays.riderInvitation },
  { table: 'rider_code', column: 'expires_at', days: retentionDays.riderCode },
  { table: 'rider_device', column: 'ended_at', days: retentionDays.riderDevice },
  {
    table: 'rider_device',
    column: 'last_seen_at',
    days: RIDER_DEVICE_IDLE_DAYS + retentionDays.riderDevice,
  },
  { table: 'rider_shift', column: 'ends_at', days: retentionDays.riderShift },
  { table: 'rider_strike', column: 'expires_at', days: retentionDays.riderStrike },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    rider_account: RiderAccountTable
    rider_invitation: RiderInvitationTable
    rider_device: RiderDeviceTable
    rider_code: RiderCodeTable
    rider_document: RiderDocumentTable
    zone: ZoneTable
    rider_zone: RiderZoneTable
    rider_shift: RiderShiftTable
    rider_strike: RiderStrikeTable
  }
}
