import type { FoundOrder } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import type { DeskSearch, OrderStatus } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import {
  numberedBy,
  ofCountry,
  orderMadeAt,
  type OrderNarrowing,
  type OrderRow,
  paymentMethodOf,
  utcOf,
} from '../../ordering/orders/index.ts'
import { isOrderIn, type ZoneScope } from '../../parties/riders/index.ts'

export interface OrderFilter extends OrderNarrowing {
  readonly country: CountryCode
  /** Zones of the operator; null for the whole country. */
  readonly scope: ZoneScope | null
  /** Null for every order. */
  readonly search: DeskSearch | null
  readonly vendorId?: string | undefined
  readonly riderId?: string | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** The last order of the page before. */
  readonly after?: { readonly createdAt: Date; readonly orderId: string } | undefined
  readonly count: number
}

export type FoundRow = OrderRow & { readonly shop: string | null }

/** Returns the orders of a country that match, newest first. */
export async function findOrders(db: Database, filter: OrderFilter): Promise<readonly FoundRow[]> {
  const { search, count } = filter
  const meanings = search === null ? [sql`true`] : meaningsOf(search)
  if (meanings.length === 0) return []
  const { rows } = await sql<FoundRow>`
    with ${hitsOf(meanings, filter)}
    select orders.*, vendor.name as shop from newest
    join orders using (vendor_id, order_id)
    left join vendor on vendor.vendor_id = orders.vendor_id
    order by orders.created_at desc, orders.order_id desc limit ${count}`.execute(db)
  return rows
}

/**
 * Each meaning of a search is looked up by its own index: the planner would otherwise read the orders by time until it has
 * found enough.
 */
function hitsOf(meanings: readonly RawBuilder<unknown>[], filter: OrderFilter): RawBuilder<unknown> {
  const { search, count } = filter
  const newest = sql`order by made_at desc, order_id desc limit ${count}`
  if (search === null) {
    return sql`newest as (${matching(sql`true`, filter)} order by ${orderMadeAt} desc, order_id desc limit ${count})`
  }
  const parts = meanings.map(
    (meaning, place) => sql`${sql.raw(`hit_${place}`)} as materialized (${matching(meaning, filter)})`,
  )
  const all = meanings.map((_, place) => sql`select * from ${sql.raw(`hit_${place}`)}`)
  return sql`${sql.join(parts)}, newest as (
    select * from (${sql.join(all, sql` union `)}) as hit ${newest})`
}

const matching = (meaning: RawBuilder<unknown>, filter: OrderFilter): RawBuilder<unknown> => sql`
  select vendor_id, order_id, ${orderMadeAt} as made_at from orders
  where ${ofCountry(filter.country)} and ${meaning} ${narrowing(filter)} ${numberedBy(filter)}`

function narrowing({
  scope,
  vendorId,
  riderId,
  statuses,
  from,
  until,
  after,
}: OrderFilter): RawBuilder<unknown> {
  const conditions = [
    scope !== null && sql`and ${isOrderIn(scope)}`,
    vendorId !== undefined && sql`and vendor_id = ${vendorId}`,
    riderId !== undefined && sql`and rider_id = ${riderId}`,
    statuses !== undefined && statuses.length > 0 && sql`and status = any(${[...statuses]}::text[])`,
    from !== undefined && sql`and ${orderMadeAt} >= ${utcOf(from)}`,
    until !== undefined && sql`and ${orderMadeAt} < ${utcOf(until)}`,
    after !== undefined &&
      sql`and (${orderMadeAt}, order_id) < (${utcOf(after.createdAt)}, ${after.orderId})`,
  ]
  return sql.join(
    conditions.map((condition) => condition || sql``),
    sql` `,
  )
}

function meaningsOf({ orderId, code, phone, words }: DeskSearch): readonly RawBuilder<unknown>[] {
  return [
    orderId === undefined ? [] : [sql`order_id = ${orderId}`],
    code === undefined ? [] : [sql`upper(substring(order_id from '[^-]+$')) like ${`${code}%`}`],
    phone === undefined ? [] : [sql`customer_phone = ${phone}`],
    words.length === 0 ? [] : [sql`to_tsvector('simple', customer_name) @@ ${queryOf(words)}`],
  ].flat()
}

/** Words of letters and digits only, each of which begins a word of the name. */
export const queryOf = (words: readonly string[]): RawBuilder<unknown> =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`

/** An order as lists of operators show it. */
export function presentFound(order: FoundRow): FoundOrder {
  const ended = order.delivered_at ?? order.closed_at
  return {
    order_id: order.order_id,
    vendor_id: order.vendor_id,
    shop: order.shop ?? order.pickup_name,
    status: order.status,
    created_at: unixSeconds(order.created_at),
    preordered_for: order.preordered_for && unixSeconds(order.preordered_for),
    customer: {
      name: order.customer_name,
      phone_number: order.customer_phone,
      address: order.dropoff_address,
    },
    rider: order.rider_id === null ? null : { rider_id: order.rider_id, name: order.rider_name ?? '' },
    delivery_fee: toDecimal({ minor: order.delivery_fee_minor, currency: order.currency }),
    currency: order.currency,
    payment_method: paymentMethodOf(order.payment_method),
    promised: unixSeconds(order.promised_upper),
    ended_at: ended && unixSeconds(ended),
  }
}
