import { endedStatuses } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderMoved } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { raisesOf } from '../search/fee-raises.ts'

/** Enters the pay of the rider of an order that has just ended, with what the shop added to find a rider. */
export async function payRider(
  { earnings }: Pick<DispatchDeps, 'earnings'>,
  tx: Tx,
  { after: order }: OrderMoved,
): Promise<void> {
  if (order.rider_id === null || !endedStatuses.includes(order.status)) return
  const { minor } = await raisesOf(tx, { vendorId: order.vendor_id, orderId: order.order_id })
  await earnings.record(tx, order, minor)
}
