import type { CountryCode } from '@beckon/domain/country'
import type { Instant } from '../../../platform/database/column-types.ts'

/** An operator's correction of a shipped text. */
export interface TextCorrectionTable {
  country: CountryCode
  locale: string
  key: string
  text: string
  changed_at: Instant
}

/** A change of a text in a country, also one that takes a correction back. */
export interface TextVersionTable {
  country: CountryCode
  locale: string
  key: string
  version: number
  /** Null for the shipped text. */
  text: string | null
  /** Null for a change from before versions were stored, as the reason. */
  operator_id: string | null
  reason: string | null
  created_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    text_correction: TextCorrectionTable
    text_version: TextVersionTable
  }
}
