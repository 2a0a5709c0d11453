import type { CountryCode } from '@beckon/domain/country'
import { endedStatuses } from '@beckon/domain/order'
import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { MaskedCallTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey } from '../../ordering/orders/index.ts'
import type { Side } from './store.ts'

/** The only SQL that writes `masked_call`. */

export async function insertCall(tx: Tx, call: Insertable<MaskedCallTable>): Promise<void> {
  await tx.insertInto('masked_call').values(call).execute()
}

interface Dialling {
  readonly caller: Side
  readonly callee: MaskedCallTable['callee']
  readonly riderId: string
  readonly until: Date
}

/** Returns the open call of this side to the other, unless it expires soon. */
export function openCall(
  db: Database,
  { vendorId, orderId }: OrderKey,
  { caller, callee, riderId, until }: Dialling,
) {
  return db
    .selectFrom('masked_call')
    .select(['number', 'code', 'expires_at'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('caller', '=', caller)
    .where('callee', '=', callee)
    .where('rider_id', '=', riderId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>=', until)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns calls that must end: expired, of a finished order, or of a rider who returned it. */
export function callsToEnd(db: Database, now: Date) {
  return db
    .selectFrom('masked_call')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.vendor_id', '=', 'masked_call.vendor_id')
        .onRef('orders.order_id', '=', 'masked_call.order_id'),
    )
    .select(['masked_call.vendor_id', 'masked_call.order_id', 'masked_call.call_id'])
    .where('masked_call.ended_at', 'is', null)
    .where(({ or, eb, ref }) =>
      or([
        eb('masked_call.expires_at', '<=', now),
        eb('orders.status', 'in', endedStatuses),
        eb('orders.rider_id', 'is distinct from', ref('masked_call.rider_id')),
      ]),
    )
    .execute()
}

export async function endCall(
  db: Database,
  call: { readonly vendor_id: string; readonly order_id: string; readonly call_id: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('masked_call')
    .set({ ended_at: now })
    .where('vendor_id', '=', call.vendor_id)
    .where('order_id', '=', call.order_id)
    .where('call_id', '=', call.call_id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Deletes the call records before that moment. */
export async function deleteCalls(db: Database, country: CountryCode, before: Date): Promise<void> {
  await db
    .deleteFrom('masked_call')
    .where('country', '=', country)
    .where('created_at', '<=', before)
    .where('ended_at', 'is not', null)
    .execute()
}
