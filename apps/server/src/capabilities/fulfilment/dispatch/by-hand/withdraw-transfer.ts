import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { notifyRider } from './notify-rider.ts'
import { endTransfer, type TransferRow } from './transfer-store.ts'

/** Ends an open transfer of a locked order: the parcel stays with its rider, and both riders get a notice. */
export async function withdrawTransfer(
  deps: Pick<DispatchDeps, 'clock' | 'jobs' | 'orders'>,
  tx: Tx,
  order: OrderRow,
  transfer: TransferRow,
): Promise<void> {
  await endTransfer(tx, transfer, { state: 'withdrawn', at: deps.clock.now() })
  await deps.orders.touch(tx, order)
  const { from_rider_id: from, to_rider_id: to, order_id: orderId } = transfer
  for (const riderId of [from, to]) await notifyRider(deps, tx, { riderId, kind: 'stays', orderId })
}
