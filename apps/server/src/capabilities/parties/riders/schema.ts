import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { retentionDays, RIDER_DEVICE_IDLE_DAYS } from '@beckon/domain/limits'
import type { RiderStatus, Vehicle } from '@beckon/domain/rider'
import type { Generated } from 'kysely'
import type { Instant } from '../../../platform/database/column-types.ts'
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
}

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

export const retention: readonly RetentionRule[] = [
  { table: 'rider_invitation', column: 'expires_at', days: retentionDays.riderInvitation },
  { table: 'rider_code', column: 'expires_at', days: retentionDays.riderCode },
  { table: 'rider_device', column: 'ended_at', days: retentionDays.riderDevice },
  {
    table: 'rider_device',
    column: 'last_seen_at',
    days: RIDER_DEVICE_IDLE_DAYS + retentionDays.riderDevice,
  },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    rider_account: RiderAccountTable
    rider_invitation: RiderInvitationTable
    rider_device: RiderDeviceTable
    rider_code: RiderCodeTable
  }
}
