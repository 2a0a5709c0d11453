import type { TermsTexts } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Instant, Json } from '../../../platform/database/column-types.ts'

/** An agreement to the terms that came after registering. */
export interface TermsAcceptanceTable {
  user_id: string
  /** The day from which the version counts. */
  version: string
  accepted_at: Instant
}

/** Terms that operators write. A published version never changes: the database refuses it. */
export interface TermsTextTable {
  country: CountryCode
  terms_id: string
  /** The brand of the country when they were written. */
  brand: string
  texts: Json<TermsTexts>
  /** Counts the changes of a draft. */
  revision: number
  changed_by: string
  changed_at: Instant
  /** The day from which the version counts; null for a draft, as the following. */
  version: string | null
  published_by: string | null
  published_at: Instant | null
  reason: string | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    terms_acceptance: TermsAcceptanceTable
    terms_text: TermsTextTable
  }
}
