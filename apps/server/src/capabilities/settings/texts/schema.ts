import type { CountryCode } from '@beckon/domain/country'
import type { Instant } from '../../../platform/database/column-types.ts'

/** What an operator says in place of a text that we ship. */
export interface TextCorrectionTable {
  country: CountryCode
  locale: string
  key: string
  text: string
  changed_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    text_correction: TextCorrectionTable
  }
}
