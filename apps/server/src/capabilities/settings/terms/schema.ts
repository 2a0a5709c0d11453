import type { Instant } from '../../../platform/database/column-types.ts'

/** An agreement to the terms that came after registering. */
export interface TermsAcceptanceTable {
  user_id: string
  /** The day from which the version counts. */
  version: string
  accepted_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    terms_acceptance: TermsAcceptanceTable
  }
}
