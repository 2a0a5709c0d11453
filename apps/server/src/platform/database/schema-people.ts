import type { CountryCode } from '@beckon/domain/country'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column-types.ts'

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

/** The code that is good for a forgotten password; each asker (a known browser, or a network) has one. */
export interface ResetCodeTable {
  user_id: string
  asker: string
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
  /** Tells tries on the same account from others without saying whose it is. */
  account_hash: string | null
  address: string
  user_agent: string
  created_at: Instant
}

export interface OwnerInvitationTable {
  vendor_id: string
  email: string
  token_hash: string
  invited_by: string
  created_at: Instant
  expires_at: Instant
}

/** A mail, or a text to a phone. Once it has been handed on, its body is emptied: it may hold a code. */
export interface MessageTable {
  message_id: string
  country: CountryCode
  channel: 'mail' | 'text'
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Instant
  sent_at: Instant | null
  tries: Generated<number>
  last_fault: string | null
}

export interface OperatorTable {
  operator_id: string
  name: string
  countries: Json<CountryCode[]>
  token_hash: string
  created_at: Instant
  ended_at: Instant | null
}

/** What an operator changed, from what to what, and why. */
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

/** What an operator says in place of a text that we ship. */
export interface TextCorrectionTable {
  country: CountryCode
  locale: string
  key: string
  text: string
  changed_at: Instant
}

/** A platform that shows the portal inside its own pages. */
export interface PlatformTable {
  country: CountryCode
  platform_id: string
  name: string
  /** Scheme, host and port of the pages that may frame us. */
  origins: Json<string[]>
  /** JWKs that its tokens are signed with. */
  public_keys: Json<Record<string, unknown>[]>
  created_at: Instant
}

/** An agreement to the terms that came after registering. */
export interface TermsAcceptanceTable {
  user_id: string
  /** The day from which the version counts. */
  version: string
  accepted_at: Instant
}
