import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { type HelpStatus } from '@beckon/domain/help'
import { helpLimits, retentionDays } from '@beckon/domain/limits'
import type { Instant, Json } from '../../../platform/database/column-types.ts'
import type { FileColumns } from '../../../platform/files/file-columns.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** Between one person of a vendor and the operator of its country. */
export interface HelpConversationTable {
  vendor_id: string
  conversation_id: string
  country: CountryCode
  user_id: string
  order_id: string | null
  status: HelpStatus
  /** BCP 47, of the page that it was begun on. */
  language: string
  created_at: Instant
  updated_at: Instant
  /** The operator who answers; null for anyone. */
  assigned_to: string | null
  /** When the first message came that has no answer yet; null where the business has one. */
  waiting_since: Instant | null
  first_answer_at: Instant | null
}

/** A prepared answer of a country, in some languages. */
export interface HelpTemplateTable {
  country: CountryCode
  template_id: string
  title: string
  /** By BCP 47 language. */
  texts: Json<Partial<Record<LocaleTag, string>>>
  changed_at: Instant
}

export interface HelpMessageTable {
  vendor_id: string
  conversation_id: string
  /** 0 for the first. */
  position: number
  sender: 'user' | 'operator'
  text: string
  created_at: Instant
  seen_at: Instant | null
}

/** Sent before the message that it goes with; loose until then. */
export interface HelpFileTable extends FileColumns {
  vendor_id: string
  file_id: string
  country: CountryCode
  /** Null for a file of an operator. */
  user_id: string | null
  operator_id: string | null
  conversation_id: string | null
  position: number | null
  name: string
  media_type: 'image/jpeg' | 'application/pdf'
  created_at: Instant
}

/** Opens one help page once; only its hash is kept. */
export interface HelpCodeTable {
  code_hash: string
  user_id: string
  session_id: string
  vendor_id: string
  order_id: string | null
  language: string
  expires_at: Instant
}

export const retention: readonly RetentionRule[] = [
  { table: 'help_code', column: 'expires_at', days: retentionDays.helpCode },
  { table: 'help_file', column: 'created_at', days: helpLimits.fileDays },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    help_conversation: HelpConversationTable
    help_message: HelpMessageTable
    help_file: HelpFileTable
    help_code: HelpCodeTable
    help_template: HelpTemplateTable
  }
}
