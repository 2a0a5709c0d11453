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

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    text_correction: TextCorrectionTable
  }
}
