import type { Actor } from '@beckon/domain/order'
import { searchReasons } from '@beckon/domain/board'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'

const ofSearch = sql.join(searchReasons.map((reason) => sql.lit(reason)))

/**
 * The version of a row of `orders` on the board, for a statement that reads orders. It grows with each move that is not
 * one of the search, with each assignment by hand, and with each transfer and its withdrawal.
 */
export const orderVersion = sql<number>`(
  (
    select count(*) from order_status as entry
    where entry.vendor_id = orders.vendor_id and entry.order_id = orders.order_id
      and (entry.reason is null or entry.reason not in (${ofSearch}))
  ) + (
    select count(*) from offer
    where offer.vendor_id = orders.vendor_id and offer.order_id = orders.order_id and offer.given_by is not null
  ) + (
    select coalesce(sum(case state when 'open' then 1 else 2 end), 0) from rider_transfer as transfer
    where transfer.vendor_id = orders.vendor_id and transfer.order_id = orders.order_id
  )
)::int`

type Key = Pick<OrderRow, 'vendor_id' | 'order_id'>

/** The version of an order on the board. A transaction that has locked the order reads one that does not change. */
export async function versionOf(db: Database, { vendor_id, order_id }: Key): Promise<number> {
  const { version } = await db
    .selectFrom('orders')
    .select(orderVersion.as('version'))
    .where('vendor_id', '=', vendor_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return version
}

/** Refuses a change that was based on another version, with the author of the present one. */
export async function checkVersion(
  db: Database,
  order: OrderRow,
  seen: number,
): Promise<Refusal | undefined> {
  const version = await versionOf(db, order)
  if (version === seen) return undefined
  const { kind, name, at } = await lastChangeOf(db, order)
  return refuse('board.changed', { version, changed_by: { kind, name }, changed_at: at && unixSeconds(at) })
}

interface LastChange {
  readonly kind: Actor
  readonly name: string | null
  readonly at: Date | null
}

interface LastChangeRow extends LastChange {
  readonly operator_name: string | null
}

/** The status of a change by hand is written a moment after the offer that names its operator. */
async function lastChangeOf(db: Database, order: OrderRow): Promise<LastChange> {
  const { vendor_id: vendorId, order_id: orderId } = order
  const { rows } = await sql<LastChangeRow>`
    select change.kind, change.at, coalesce(account.name, operator.name) as operator_name from (
      select actor as kind, null as operator_id, created_at as at, position from order_status
      where vendor_id = ${vendorId} and order_id = ${orderId}
        and reason not in (${ofSearch}, 'ASSIGNED', 'TAKEN_BACK')
      union all
      select 'operator', given_by, made_at, null from offer
      where vendor_id = ${vendorId} and order_id = ${orderId} and given_by is not null
      union all
      select 'operator', taken_back_by, taken_back_at, null from offer
      where vendor_id = ${vendorId} and order_id = ${orderId} and taken_back_by is not null
      union all
      select 'operator', operator_id, asked_at, null from rider_transfer
      where vendor_id = ${vendorId} and order_id = ${orderId}
    ) as change
    left join operator_account as account on account.operator_id = change.operator_id
    left join operator on operator.operator_id = change.operator_id
    order by date_trunc('second', change.at) desc, change.operator_id nulls last, change.position desc
    limit 1`.execute(db)
  const [last] = rows
  if (!last) return { kind: 'system', name: null, at: null }
  const { kind, at, operator_name: operatorName } = last
  const names = { fleet: order.rider_name, vendor: order.pickup_name, operator: operatorName }
  return { kind, at, name: kind === 'system' || kind === 'payment' ? null : names[kind] }
}
