import type { CountryCode } from '@beckon/domain/country'
import { retentionDays } from '@beckon/domain/limits'
import type { Instant } from '../../../platform/database/column-types.ts'
import type { RetentionRule } from '../../../platform/retention.ts'

/** A page of a shop, or of the customer of an order, that an operator views. */
export interface OperatorViewTable {
  view_id: string
  operator_id: string
  /** The view ends with this session of the operator. */
  session_id: string
  token_hash: string
  country: CountryCode
  vendor_id: string
  /** Null for the page of the shop. */
  order_id: string | null
  reason: string
  created_at: Instant
  expires_at: Instant
  /** When the operator ended it. */
  ended_at: Instant | null
}

export const retention: readonly RetentionRule[] = [
  { table: 'operator_view', column: 'expires_at', days: retentionDays.operatorView },
]

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    operator_view: OperatorViewTable
  }
}
