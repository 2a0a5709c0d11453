import type { OrderMessage } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrderMessageTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey } from '../../ordering/orders/index.ts'
import type { Selectable } from 'kysely'

/** The only SQL that writes `order_message`. */

export type Side = OrderMessage['sender']

export async function messagesOf(db: Database, { vendorId, orderId }: OrderKey): Promise<OrderMessage[]> {
  const rows = await db
    .selectFrom('order_message')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(presented)
}

const presented = (row: Selectable<OrderMessageTable>): OrderMessage => ({
  position: row.position,
  sender: row.sender,
  text: row.text,
  created_at: unixSeconds(row.created_at),
  seen_at: row.seen_at && unixSeconds(row.seen_at),
})

/** The order is locked, so positions are without a gap and in the order of writing. */
export async function insertMessage(
  tx: Tx,
  { vendorId, orderId }: OrderKey,
  { sender, text, at }: { readonly sender: Side; readonly text: string; readonly at: Date },
): Promise<OrderMessage> {
  const row = await tx
    .insertInto('order_message')
    .columns(['vendor_id', 'order_id', 'position', 'sender', 'text', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('order_message')
        .select([
          eb.val(vendorId).as('vendor_id'),
          eb.val(orderId).as('order_id'),
          eb(eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)), '+', eb.lit(1)).as('position'),
          eb.val(sender).as('sender'),
          eb.val(text).as('text'),
          eb.val(at).as('created_at'),
        ])
        .where('vendor_id', '=', vendorId)
        .where('order_id', '=', orderId),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return presented(row)
}

/** Where anything was written or called. */
export async function spokenCountries(db: Database): Promise<CountryCode[]> {
  const rows = await db
    .selectFrom('order_message')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.vendor_id', '=', 'order_message.vendor_id')
        .onRef('orders.order_id', '=', 'order_message.order_id'),
    )
    .select('orders.country')
    .union(db.selectFrom('masked_call').select('country'))
    .execute()
  return rows.map(({ country }) => country)
}

/** Deletes the messages about the orders of a country before that moment. */
export async function deleteMessages(db: Database, country: CountryCode, before: Date): Promise<void> {
  await db
    .deleteFrom('order_message')
    .using('orders')
    .whereRef('orders.vendor_id', '=', 'order_message.vendor_id')
    .whereRef('orders.order_id', '=', 'order_message.order_id')
    .where('orders.country', '=', country)
    .where('order_message.created_at', '<=', before)
    .execute()
}

/** Whether any message was seen that had not been. */
export async function markSeen(
  tx: Tx,
  { vendorId, orderId }: OrderKey,
  { by, upTo, at }: { readonly by: Side; readonly upTo: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_message')
    .set({ seen_at: at })
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('sender', '!=', by)
    .where('position', '<=', upTo)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
