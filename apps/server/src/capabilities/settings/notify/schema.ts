import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { Generated } from 'kysely'
import type { Instant } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

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
  /** The order that it is about; null for any other message. */
  vendor_id: Generated<string | null>
  order_id: Generated<string | null>
}

export const retention: readonly RetentionRule[] = [
  { table: 'message', column: 'created_at', days: retentionDays.emailOrText },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    message: MessageTable
  }
}
