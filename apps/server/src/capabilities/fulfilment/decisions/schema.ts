import type { CountryCode } from '@beckon/domain/country'
import type { Big, Instant, Json, OrderColumns } from '../../../platform/database/column-types.ts'

/** What the shop was asked about an order, and what was chosen; at most one is open. */
export interface OrderDecisionTable extends OrderColumns {
  /** 0 for the first of the order. */
  position: number
  country: CountryCode
  cause: string
  /** What the rider said of it. */
  note: string
  /** What could be chosen, each with its price in minor units. */
  options: Json<{ readonly option: string; readonly price: number }[]>
  /** What is done when nobody answers. */
  fallback: string
  opened_at: Instant
  answer_by: Instant
  choice: string | null
  /** Vendor, system or operator. */
  chosen_by: string | null
  chosen_at: Instant | null
  /** What was said with it: a new point, a name, a time. */
  answer: Json<Record<string, unknown>> | null
}

/** What an order costs beside its delivery fee; negative where something is given back. */
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
