import type { WaitPlace } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { type AtHand, lockOwnOrder } from './report-step.ts'

/** Keeps when the rider began to wait, and shows it to the shop. */
export async function stampWait(
  deps: Pick<DispatchDeps, 'orders'>,
  tx: Tx,
  atHand: AtHand,
  place: WaitPlace,
): Promise<void> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return
  const { vendor_id, order_id } = order
  const stamped = await tx
    .insertInto('order_wait')
    .values({ vendor_id, order_id, began_at: atHand.at, place })
    .onConflict((same) => same.doNothing())
    .returning('began_at')
    .executeTakeFirst()
  if (stamped) await deps.orders.touch(tx, order)
}
