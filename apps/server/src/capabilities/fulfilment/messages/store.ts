import type { OrderMessage } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { RiderProblem } from '@beckon/domain/rider'
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
  ...(row.operator_id === null ? {} : { by_operator: true as const }),
  text: row.text,
  ...(row.problem === null ? {} : { problem: row.problem }),
  created_at: unixSeconds(row.created_at),
  seen_at: row.seen_at && unixSeconds(row.seen_at),
})

export interface NewMessage {
  readonly sender: Side
  readonly operatorId?: string | undefined
  readonly text: string
  readonly problem?: RiderProblem
  readonly at: Date
}

/** The order is locked, so positions are without a gap and in the order of writing. */
export async function insertMessage(
  tx: Tx,
  { vendorId, orderId }: OrderKey,
  { sender, operatorId, text, problem, at }: NewMessage,
): Promise<OrderMessage> {
  const row = await tx
    .insertInto('order_message')
    .columns(['vendor_id', 'order_id', 'position', 'sender', 'operator_id', 'text', 'problem', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('order_message')
        .select([
          eb.val(vendorId).as('vendor_id'),
          eb.val(orderId).as('order_id'),
          eb(eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)), '+', eb.lit(1)).as('position'),
          eb.val(sender).as('sender'),
          eb.val<string | null>(operatorId ?? null).as('operator_id'),
          eb.val(text).as('text'),
          eb.val<RiderProblem | null>(problem ?? null).as('problem'),
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
