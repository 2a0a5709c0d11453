import type { CountryCode } from '@beckon/domain/country'
import type { Generated } from 'kysely'
import type { Big, Instant, Json, OrderColumns } from '../../../platform/database/column-types.ts'

/** Decisions of the shop about an order; at most one is open. */
export interface OrderDecisionTable extends OrderColumns {
  /** 0 for the first of the order. */
  position: number
  country: CountryCode
  cause: string
  /** The rider's note. */
  note: string
  /** The options, each with its price in minor units. */
  options: Json<{ readonly option: string; readonly price: number }[]>
  /** The option that applies without an answer. */
  fallback: string
  opened_at: Instant
  answer_by: Instant
  choice: string | null
  /** Vendor, system or operator. */
  chosen_by: string | null
  /** Of the operator who chose for the shop. */
  operator_id: Generated<string | null>
  chosen_at: Instant | null
  /** Details of the answer: a new point, a name, a time. */
  answer: Json<Record<string, unknown>> | null
}

/** Charges of an order beside its delivery fee; negative where money is returned. */
export interface OrderChargeTable extends OrderColumns {
  position: number
  kind: string
  amount_minor: Big
  created_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    order_decision: OrderDecisionTable
    order_charge: OrderChargeTable
  }
}
