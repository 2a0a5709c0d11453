import { cancelledListStatuses, type OrderStatus } from '@beckon/domain/order'
import { type RawBuilder, sql } from 'kysely'
import { chargesMinor } from '../create/costs.ts'
import { among, meets, type OrderCriteria } from '../lists/order-criteria.ts'

/** An order as a file has it. Times are seconds as the clock of the zone showed them. */
export interface ExportRow {
  readonly order_id: string
  readonly vendor_id: string
  readonly created: number
  readonly status: OrderStatus
  readonly pickup_name: string
  readonly pickup_address: string
  readonly customer_name: string
  readonly customer_phone: string
  readonly dropoff_address: string
  readonly dropoff_notes: string
  readonly description: string
  readonly amount_minor: number
  readonly payment_method: string
  readonly fee_minor: number
  readonly tax_hundredths: number | null
  /** Null without a voucher. The fee is already reduced by its discount. */
  readonly voucher_code: string | null
  readonly voucher_off_minor: number | null
  readonly charges_minor: number
  /** Null where nothing was to be paid online, or collected at the door. */
  readonly paid_minor: number | null
  readonly paid_back_minor: number | null
  readonly cash_minor: number | null
  /** Amounts that the rider paid the shop at collection, and got back with a returned parcel. */
  readonly advance_minor: number | null
  readonly advance_back_minor: number | null
  readonly currency: string
  readonly distance_metres: number
  readonly preordered: number | null
  readonly promised_lower: number
  readonly promised_upper: number
  readonly collected: number | null
  readonly delivered: number | null
  readonly ended: number | null
  readonly is_on_time: boolean | null
  readonly rider_name: string | null
  readonly reason: string | null
}

const gone = [
  ...cancelledListStatuses.filter((status) => status !== 'STALLED'),
  'RETURNED_TO_VENDOR',
] as const

/** Newest first. The orders are sorted before the lookups, so that these run as the rows are read. */
export function exportQuery(criteria: OrderCriteria, timezone: string): RawBuilder<ExportRow> {
  const wall = (instant: RawBuilder<unknown>) =>
    sql`extract(epoch from (${instant} at time zone ${timezone}))::float8`
  return sql<ExportRow>`
    select orders.order_id, orders.vendor_id, orders.status, orders.pickup_name, orders.pickup_address,
      orders.customer_name, orders.customer_phone, orders.dropoff_address, orders.dropoff_notes,
      orders.description, orders.amount_minor, orders.payment_method, orders.currency, orders.distance_metres,
      orders.rider_name, orders.delivery_fee_minor as fee_minor, orders.tax_hundredths, orders.voucher_code,
      case when orders.voucher_code is not null then orders.voucher_minor end as voucher_off_minor,
      ${chargesMinor} as charges_minor,
      intent.taken_minor as paid_minor, cash.collected_minor as cash_minor,
      advance.paid_minor as advance_minor,
      case when orders.status = 'RETURNED_TO_VENDOR' then advance.back_minor end as advance_back_minor,
      case when intent.taken_minor is not null then coalesce((
        select sum(refund.amount_minor) from refund
        where refund.vendor_id = orders.vendor_id and refund.order_id = orders.order_id and refund.state = 'DONE'
      ), 0)::bigint end as paid_back_minor,
      ${wall(sql`orders.created_at`)} as created, ${wall(sql`orders.preordered_for`)} as preordered,
      ${wall(sql`orders.promised_lower`)} as promised_lower,
      ${wall(sql`orders.promised_upper`)} as promised_upper,
      ${wall(sql`step.collected_at`)} as collected, ${wall(sql`step.delivered_at`)} as delivered,
      ${wall(sql`step.ended_at`)} as ended, step.reason,
      case when orders.status = 'DELIVERED' then step.delivered_at <= orders.promised_upper end as is_on_time
    from (
      select * from orders where ${meets(criteria)} order by orders.created_at desc, orders.order_id desc
    ) as orders
    left join payment_intent as intent
      on intent.vendor_id = orders.vendor_id and intent.order_id = orders.order_id
    left join cash_collection as cash on cash.vendor_id = orders.vendor_id and cash.order_id = orders.order_id
    left join cash_advance as advance
      on advance.vendor_id = orders.vendor_id and advance.order_id = orders.order_id
    cross join lateral (
      select
        max(entry.created_at) filter (where entry.status = 'PICKED_UP') as collected_at,
        max(entry.created_at) filter (where entry.status = 'DELIVERED') as delivered_at,
        max(entry.created_at) filter (where entry.status in ${among(gone)}) as ended_at,
        max(entry.reason) filter (where entry.status = 'CANCELLED') as reason
      from order_status as entry
      where entry.vendor_id = orders.vendor_id and entry.order_id = orders.order_id
    ) as step
    order by orders.created_at desc, orders.order_id desc`
}
