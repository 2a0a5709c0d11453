import type { ColumnType } from 'kysely'

/** Reads as a Date (UTC), writes a Date. */
export type Instant = ColumnType<Date, Date, Date>
/** int8, read as a number that is a safe integer. */
export type Big = ColumnType<number, number, number>
export type Json<T> = ColumnType<T, string, string>

/** The key of an order, in the tables that have rows of orders. */
export interface OrderColumns {
  vendor_id: string
  order_id: string
}
