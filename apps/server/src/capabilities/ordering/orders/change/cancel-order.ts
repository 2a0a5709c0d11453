import type { AnswerOf, BodyOf, orderCalls } from '@beckon/contract'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { moveOrder } from './move-order.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.ts'
import { presentOrders } from '../lists/present-order.ts'
import { lockOrder } from '../store.ts'

interface CancelOrder {
  readonly user: ActingUser
  readonly cancellation: BodyOf<typeof orderCalls.cancelOrder>
}

type Cancelled = AnswerOf<typeof orderCalls.cancelOrder>

/** Cancels an order. The shop and an accepting rider compete for the lock of the order; the first one wins. */
export async function cancelOrder(
  deps: OrderDeps,
  { user, cancellation }: CancelOrder,
): Promise<Cancelled | Refusal> {
  const vendor = await deps.vendors.actFor(user, cancellation.vendor_id)
  if (!vendor) return refuse('vendor.not-found')
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { vendorId: vendor.vendor_id, orderId: cancellation.order_id })
    if (!order || order.country !== user.country) return refuse('order.not-found')
    const record = await recordOf(deps, tx, order)
    // A caller that lost the answer repeats the call.
    if (order.status === 'CANCELLED') return { result: record }
    if (!record.can.cancel) return refuse('order.not-cancellable', { order: record })
    const key = { vendorId: order.vendor_id, orderId: order.order_id }
    const cancelled = await moveOrder(deps, tx, {
      ...key,
      to: 'CANCELLED',
      actor: 'vendor',
      reason: cancellation.reason,
      patch: { eta_pickup: null, eta_dropoff: null },
    })
    if (isRefusal(cancelled)) return refuse('order.not-cancellable', { order: record })
    await deps.jobs.send('end-search', key, { tx })
    return { result: await recordOf(deps, tx, cancelled) }
  })
}

async function recordOf(deps: OrderDeps, tx: Tx, order: OrderRow) {
  const [record] = await presentOrders({ ...deps, db: tx }, [order])
  if (!record) throw new Error(`order ${order.order_id} was not presented`)
  return record
}
