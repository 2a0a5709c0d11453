import type { CountryCode } from '@beckon/domain/country'
import type { NumbersPeriod } from '@beckon/domain/numbers'
import { type RawBuilder, sql } from 'kysely'
import { numberedBy, type NumberedZones, ofCountry, orderMadeAt, utcOf } from '../../ordering/orders/index.ts'

/** The orders that are counted. */
export interface CountedOrders {
  readonly country: CountryCode
  readonly period: NumbersPeriod
  readonly vendorId: string | undefined
  /** Null for the whole country. */
  readonly zones: NumberedZones | null
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000)

/**
 * The orders that were made in the period or in the one before, as a condition on a table called `orders`: one range of
 * the index `orders_of_country`, as the two follow each other.
 */
export function isCounted({ country, period, vendorId, zones }: CountedOrders): RawBuilder<unknown> {
  const { from, until, before } = period
  const isBetween =
    before.until < from
      ? sql`and not (${orderMadeAt} >= ${utcOf(dateOf(before.until))} and ${orderMadeAt} < ${utcOf(dateOf(from))})`
      : sql``
  return sql`${ofCountry(country)}
    and ${orderMadeAt} >= ${utcOf(dateOf(before.from))} and ${orderMadeAt} < ${utcOf(dateOf(until))} ${isBetween}
    ${vendorId === undefined ? sql`` : sql`and orders.vendor_id = ${vendorId}`}
    ${numberedBy({ areas: zones?.areas })}`
}

/** The step of a time by its place in the period; below zero before the period. */
export const stepOf = ({ steps }: NumbersPeriod, time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(width_bucket(${time}, ${steps.map(({ from }) => dateOf(from).toISOString())}::timestamptz[]) - 1)`

export const untilOf = ({ until }: NumbersPeriod): RawBuilder<unknown> => sql`${dateOf(until)}::timestamptz`
