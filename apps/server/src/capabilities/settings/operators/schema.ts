import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { OperatorGrant, OperatorRole, OperatorStatus } from '@beckon/domain/operator'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** A program of an operator, by its token. */
export interface OperatorTable {
  operator_id: string
  name: string
  countries: Json<CountryCode[]>
  token_hash: string
  created_at: Instant
  ended_at: Instant | null
}

/** A change by an operator: old value, new value, and reason. */
export interface OperatorChangeTable {
  change_id: GeneratedAlways<number>
  country: CountryCode
  operator_id: string
  /** `flag:Helpcenter`, `parameter:serviceHours`, `vendor:hu-300`. */
  subject: string
  before: string | null
  after: string | null
  reason: string
  created_at: Instant
}

/** A person who signs in with email, password and second factor. */
export interface OperatorAccountTable {
  operator_id: string
  email: string
  name: string
  password_hash: string
  password_changed_at: Instant
  status: OperatorStatus
  /** Sealed; null before the first login. */
  totp_secret: string | null
  /** The last time step whose code was used. */
  totp_step: number | null
  /** Sealed; counts once it is confirmed. */
  totp_pending: string | null
  totp_pending_at: Instant | null
  /** BCP 47; mail to the operator is written in it. */
  language: string | null
  created_at: Instant
  ended_at: Instant | null
}

export interface OperatorGrantTable {
  operator_id: string
  country: CountryCode
  role: OperatorRole
  /** Null for the whole country. */
  zones: ColumnType<string[] | null, string | null, string | null>
}

/** Becomes the account of the same id. */
export interface OperatorInvitationTable {
  operator_id: string
  /** Of the deployment that wrote the mail. */
  country: CountryCode
  email: string
  name: string
  grants: Json<OperatorGrant[]>
  token_hash: string
  created_at: Instant
  expires_at: Instant
  /** Also when it was withdrawn. */
  used_at: Instant | null
}

export interface OperatorSessionTable {
  session_id: string
  operator_id: string
  token_hash: string
  has_second_factor: boolean
  user_agent: string
  created_at: Instant
  used_at: Instant
  expires_at: Instant
  ended_at: Instant | null
}

export interface OperatorRecoveryCodeTable {
  operator_id: string
  code_hash: string
  used_at: Instant | null
}

/** A link for a new password. */
export interface OperatorResetTable {
  token_hash: string
  operator_id: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** A name for filters, order and columns of a list of the console. */
export interface OperatorListViewTable {
  operator_id: string
  list: string
  name: string
  search: Json<Record<string, string | number | boolean>>
  hidden: Json<string[]>
  /** The list opens with it. */
  is_default: boolean
  created_at: Instant
}

export const retention: readonly RetentionRule[] = [
  { table: 'operator_session', column: 'expires_at', days: retentionDays.operatorSession },
  { table: 'operator_invitation', column: 'expires_at', days: retentionDays.operatorInvitation },
  { table: 'operator_reset', column: 'expires_at', days: retentionDays.operatorReset },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    operator: OperatorTable
    operator_change: OperatorChangeTable
    operator_account: OperatorAccountTable
    operator_grant: OperatorGrantTable
    operator_invitation: OperatorInvitationTable
    operator_session: OperatorSessionTable
    operator_recovery_code: OperatorRecoveryCodeTable
    operator_reset: OperatorResetTable
    operator_list_view: OperatorListViewTable
  }
}
