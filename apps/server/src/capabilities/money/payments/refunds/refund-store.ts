import type { RefundCause } from '@beckon/domain/payment'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RefundTable } from '../schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'

/** The only SQL that writes `refund`. */

export type RefundRow = Selectable<RefundTable>

export interface RefundKey extends OrderKey {
  readonly refundId: string
}

interface NewRefund {
  readonly minor: number
  readonly cause: RefundCause
  readonly at: Date
}

/** The order is locked, so that two do not get one number. */
export async function insertRefund(tx: Tx, order: OrderRow, refund: NewRefund): Promise<string> {
  const { rows } = await sql<{ refund_id: string }>`
    insert into refund (
      vendor_id, order_id, refund_id, country, cause, state, amount_minor, created_at, updated_at
    )
    select ${order.vendor_id}, ${order.order_id}, ${order.order_id} || '.r' || count(*), ${order.country},
      ${refund.cause}, 'DECIDED', ${refund.minor}::bigint, ${refund.at}::timestamptz, ${refund.at}::timestamptz
    from refund where vendor_id = ${order.vendor_id} and order_id = ${order.order_id}
    returning refund_id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`no refund of ${order.order_id} was written`)
  return row.refund_id
}

export const loadRefund = (
  db: Database,
  { vendorId, orderId, refundId }: RefundKey,
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst()

type Change = Partial<
  Pick<RefundRow, 'state' | 'gateway_refund_id' | 'fault' | 'done_at' | 'tries' | 'updated_at'>
>

export async function changeRefund(db: Database, row: RefundRow, change: Change): Promise<void> {
  await db
    .updateTable('refund')
    .set(change)
    .where('vendor_id', '=', row.vendor_id)
    .where('order_id', '=', row.order_id)
    .where('refund_id', '=', row.refund_id)
    .execute()
}

/** Refunds that should have come to an end by now: claimed, so that of several processes one asks. */
export async function claimSlowRefunds(
  db: Database,
  { now, before, most }: { readonly now: Date; readonly before: Date; readonly most: number },
): Promise<readonly RefundRow[]> {
  return db
    .updateTable('refund')
    .set({ updated_at: now })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('vendor_id', 'order_id', 'refund_id'),
        'in',
        selectFrom('refund as slow')
          .select(['slow.vendor_id', 'slow.order_id', 'slow.refund_id'])
          .where('slow.state', 'in', ['DECIDED', 'SENT'])
          .where('slow.updated_at', '<', before)
          .orderBy('slow.updated_at')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('vendor_id', 'order_id', 'refund_id'),
      ),
    )
    .returningAll()
    .execute()
}

export const failedRefunds = (tx: Tx, { vendorId, orderId }: OrderKey): Promise<RefundRow[]> =>
  tx
    .selectFrom('refund')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'FAILED')
    .execute()

/** Sum of the refunds of an order, made or still to be made, in minor units. */
export async function refundedOf(db: Database, { vendorId, orderId }: OrderKey): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor from refund
    where vendor_id = ${vendorId} and order_id = ${orderId} and state <> 'REPLACED'`.execute(db)
  return rows[0]?.minor ?? 0
}
