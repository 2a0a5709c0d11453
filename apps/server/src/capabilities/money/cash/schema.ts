import type { CountryCode } from '@beckon/domain/country'
import type { ColumnType } from 'kysely'
import type { Big, Instant, OrderColumns } from '../../../platform/database/column-types.ts'

/** Cash that a rider took at a door. */
export interface CashCollectionTable extends OrderColumns {
  country: CountryCode
  due_minor: Big
  collected_minor: Big
  collected_at: Instant
  /** The batch that is to settle it. */
  batch_id: ColumnType<string | null, string | undefined, string | null>
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
  batch_id: ColumnType<string | null, string | undefined, string | null>
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

/** Settlements of many shops that are made together. */
export interface CashBatchTable {
  country: CountryCode
  /** Made by the caller; also the id of its settlements. */
  batch_id: string
  state: 'OPEN' | 'SETTLING' | 'SETTLED' | 'UNDONE'
  /** The last day of its cash, in the time zone of the country. */
  until_day: string
  /** The shops that were asked for, sorted; null for all. */
  asked_vendor_ids: string[] | null
  currency: string
  shops: number
  orders: number
  amount_minor: Big
  operator_id: string
  reason: string
  created_at: Instant
  /** Settled or undone. */
  ended_by: string | null
  ended_at: Instant | null
  ended_reason: string | null
}

/** Share of a shop in a batch. */
export interface CashBatchLineTable {
  vendor_id: string
  batch_id: string
  country: CountryCode
  orders: number
  collected_minor: Big
  /** Advances that riders did not get back. */
  set_off_minor: Big
  amount_minor: Big
  settled_at: Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    cash_advance: CashAdvanceTable
    cash_collection: CashCollectionTable
    cash_settlement: CashSettlementTable
    cash_batch: CashBatchTable
    cash_batch_line: CashBatchLineTable
  }
}
