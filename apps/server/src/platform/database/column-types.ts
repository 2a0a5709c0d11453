import type { ColumnType } from 'kysely'

/** Reads as a Date (UTC), writes a Date. */
export type Instant = ColumnType<Date, Date, Date>
/** int8, read as a number that is a safe integer. */
export type Big = ColumnType<number, number, number>
export type Json<T> = ColumnType<T, string, string>
