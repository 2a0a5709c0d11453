import { isPaidAtDoor } from '@beckon/domain/payment'
import type { ChargedOrder } from '@beckon/domain/pricing'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'

/** Orders of one preview; a busy day of a country has fewer. */
export const MOST_ORDERS = 20_000
/** A day that takes longer is not worth the wait, and the database has other work. */
const STATEMENT_SECONDS = 5

/** An order at prices of its shop stays as it is when those of the country change. */
export interface PricedOrder extends ChargedOrder {
  readonly hasOwnPrices: boolean
}

export interface ChargedOrders {
  readonly orders: readonly PricedOrder[]
  /** There are more; the newest ones were read. */
  readonly isPartial: boolean
}

interface Row {
  readonly order_id: string
  readonly fee: number
  readonly distance: number
  readonly payment_method: string
  readonly has_own_prices: boolean
}

/** Reads the newest orders that match and were not cancelled, with their fees before vouchers. */
export async function chargedOrders(db: Database, matching: RawBuilder<unknown>): Promise<ChargedOrders> {
  const rows = await inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', ${`${STATEMENT_SECONDS}s`}, true)`.execute(tx)
    const found = await sql<Row>`
      select orders.order_id, orders.delivery_fee_minor + orders.voucher_minor as fee,
        orders.distance_metres as distance, orders.payment_method,
        coalesce(shop.tariff, parent.tariff) is not null as has_own_prices
      from orders
      join vendor as shop on shop.vendor_id = orders.vendor_id
      left join vendor as parent on parent.vendor_id = shop.parent_vendor_id
      where orders.status <> 'CANCELLED' and ${matching}
      order by orders.created_at desc, orders.order_id desc limit ${MOST_ORDERS + 1}`.execute(tx)
    return found.rows
  })
  return {
    isPartial: rows.length > MOST_ORDERS,
    orders: rows.slice(0, MOST_ORDERS).map((row) => ({
      orderId: row.order_id,
      charged: Number(row.fee),
      distance: row.distance,
      cash: isPaidAtDoor(row.payment_method),
      hasOwnPrices: row.has_own_prices,
    })),
  }
}

/** Orders of a shop, and of its outlets without prices of their own. */
export const ofShop = (vendorId: string, since: Date): RawBuilder<unknown> => sql`
  orders.vendor_id in (
    select vendor_id from vendor
    where vendor_id = ${vendorId} or (parent_vendor_id = ${vendorId} and tariff is null)
  ) and orders.created_at > ${since}`

/** Orders of a country in a time, without those of test shops. By the expressions of the index `orders_of_country`. */
export const ofCountry = (
  country: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): RawBuilder<unknown> => sql`
  lower(orders.country) = ${country.toLowerCase()} and not shop.is_test
  and (orders.created_at at time zone 'UTC') >= (${from}::timestamptz at time zone 'UTC')
  and (orders.created_at at time zone 'UTC') < (${to}::timestamptz at time zone 'UTC')`
