import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { KeyMode, KeyScope } from '@beckon/domain/program'
import type { Generated } from 'kysely'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** Key of the programs of a business. */
export interface ProgramKeyTable {
  key_id: string
  /** The business. */
  vendor_id: string
  country: CountryCode
  mode: KeyMode
  name: string
  scopes: Json<KeyScope[]>
  /** Collection points, by their ids of the live mode; null for all of the business. */
  vendor_ids: Json<string[]> | null
  /** CIDR; none for everywhere. */
  networks: Json<string[]>
  version: Generated<number>
  /** The account. */
  created_by: string
  created_at: Instant
  expires_at: Instant | null
  ended_at: Instant | null
  /** To a minute. */
  used_at: Instant | null
}

/** Secret of a key: the newest, and those that it replaced. */
export interface ProgramSecretTable {
  /** SHA-256 of the whole key, which has 178 random bits. */
  secret_hash: string
  key_id: string
  last_four: string
  created_at: Instant
  /** Null for the newest. */
  valid_until: Instant | null
}

export const retention: readonly RetentionRule[] = [
  { table: 'program_key', column: 'ended_at', days: retentionDays.programKey },
  { table: 'program_secret', column: 'valid_until', days: retentionDays.programSecret },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    program_key: ProgramKeyTable
    program_secret: ProgramSecretTable
  }
}
