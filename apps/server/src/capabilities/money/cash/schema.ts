import type { CountryCode } from '@beckon/domain/country'
import type { Big, Instant, OrderColumns } from '../../../platform/database/column-types.ts'

/** Cash that a rider took at a door. */
export interface CashCollectionTable extends OrderColumns {
  country: CountryCode
  due_minor: Big
  collected_minor: Big
  collected_at: Instant
  settlement_id: string | null
  settled_at: Instant | null
}

/** Amount that a rider paid a shop at collection, and got back from the customer or from the shop. */
export interface CashAdvanceTable extends OrderColumns {
  country: CountryCode
  rider_id: string
  paid_minor: Big
  paid_at: Instant
  /** Null while the parcel is under way. */
  back_minor: Big | null
  back_at: Instant | null
  /** The settlement at which the shop made up for what the rider did not get back. */
  settlement_id: string | null
  settled_at: Instant | null
}

/** Cash that the shop has got. */
export interface CashSettlementTable {
  vendor_id: string
  settlement_id: string
  country: CountryCode
  operator_id: string
  reason: string
  amount_minor: Big
  orders: number
  created_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    cash_advance: CashAdvanceTable
    cash_collection: CashCollectionTable
    cash_settlement: CashSettlementTable
  }
}
