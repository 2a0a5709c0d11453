import type { CountryCode } from '@beckon/domain/country'
import type { GeneratedAlways } from 'kysely'
import type { Instant, Json } from '../../../platform/database/column-types.ts'

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

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    operator: OperatorTable
    operator_change: OperatorChangeTable
  }
}
