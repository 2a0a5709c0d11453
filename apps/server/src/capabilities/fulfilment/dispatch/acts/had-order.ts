import { vendorOf } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { SentAct } from './act-store.ts'

/** Whether the rider had accepted the order once: another rider has it now, or none. */
export async function hadOrder(tx: Tx, { riderId, act }: Pick<SentAct, 'riderId' | 'act'>): Promise<boolean> {
  const accepted = await tx
    .selectFrom('offer')
    .select('offer_id')
    .where('vendor_id', '=', vendorOf(act.order_id) ?? '')
    .where('order_id', '=', act.order_id)
    .where('rider_id', '=', riderId)
    .where('state', '=', 'accepted')
    .limit(1)
    .executeTakeFirst()
  return accepted !== undefined
}
