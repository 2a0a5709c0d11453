import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

export interface UserAccountTable {
  user_id: string
  country: CountryCode
  email: string
  password_hash: string
  confirmed_at: Instant | null
  password_reset_required: Generated<boolean>
  created_at: Instant
  /** BCP 47; mail to the user is written in it. */
  language: string | null
  /** An operator has closed the account. */
  disabled_at: Instant | null
  terms_accepted_at: Instant | null
}

export interface SessionTable {
  session_id: string
  user_id: string
  country: CountryCode
  refresh_hash: string
  user_agent: string
  created_at: Instant
  used_at: Instant
  expires_at: Instant
  ended_at: Instant | null
}

/** A link that confirms an account; only the hash of its token is kept. */
export interface VerificationLinkTable {
  token_hash: string
  user_id: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** A browser that an account has signed in from. */
export interface KnownDeviceTable {
  user_id: string
  device_hash: string
  used_at: Instant
}

/** Codes for a new password; each requester (a known browser or a network) has one. */
export interface ResetCodeTable {
  user_id: string
  requester: string
  code_hash: string
  tries: Generated<number>
  created_at: Instant
  expires_at: Instant
}

/** A try that was refused, for an operator to look through. */
export interface RefusedAttemptTable {
  refused_id: GeneratedAlways<number>
  country: CountryCode
  call: string
  code: string
  /** Groups attempts on the same account without identifying it. */
  account_hash: string | null
  address: string
  user_agent: string
  created_at: Instant
}

export const retention: readonly RetentionRule[] = [
  { table: 'session', column: 'expires_at', days: retentionDays.session },
  { table: 'known_device', column: 'used_at', days: retentionDays.knownDevice },
  { table: 'refused_attempt', column: 'created_at', days: retentionDays.refusedAttempt },
  { table: 'verification_link', column: 'expires_at', days: retentionDays.confirmationLink },
  { table: 'reset_code', column: 'expires_at', days: retentionDays.resetCode },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    user_account: UserAccountTable
    session: SessionTable
    verification_link: VerificationLinkTable
    known_device: KnownDeviceTable
    reset_code: ResetCodeTable
    refused_attempt: RefusedAttemptTable
  }
}
