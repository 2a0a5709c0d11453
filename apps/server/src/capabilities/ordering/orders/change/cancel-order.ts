import type { AnswerOf, BodyOf, orderCalls, OrderRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { collectedStatuses, type MoveReason, operatorMayCancel } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { ActingUser } from '../../../parties/vendors/index.ts'
import { moveOrder } from './move-order.ts'
import type { OrderDeps } from '../deps.ts'
import { byVendor, type OnBehalf } from './on-behalf.ts'
import type { OrderKey, OrderRow } from '../order-row.ts'
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
  const vendor = await deps.vendors.vendorFor(user, cancellation.vendor_id)
  if (isRefusal(vendor)) return vendor
  const key = { vendorId: vendor.vendor_id, orderId: cancellation.order_id }
  const { country } = user
  return inTransaction(deps.db, (tx) =>
    cancelFor(deps, tx, { key, country, reason: cancellation.reason, by: byVendor }),
  )
}

export interface Cancellation {
  readonly key: OrderKey
  readonly country: CountryCode
  readonly reason: MoveReason
  readonly by: OnBehalf
}

/** Cancels an order for the shop in the caller's transaction. */
export async function cancelFor(
  deps: OrderDeps,
  tx: Tx,
  { key, country, reason, by }: Cancellation,
): Promise<Cancelled | Refusal> {
  const order = await lockOrder(tx, key)
  if (order?.country !== country) return refuse('order.not-found')
  const record = await recordOf(deps, tx, order)
  // A caller that lost the answer repeats the call.
  if (order.status === 'CANCELLED') return { result: record }
  if (!record.can.cancel && !(by.actor === 'operator' && operatorMayCancel(cancelFacts(record)))) {
    return refuse('order.not-cancellable', { order: record })
  }
  const patch = { eta_pickup: null, eta_dropoff: null }
  const cancelled = await moveOrder(deps, tx, { ...key, ...by, to: 'CANCELLED', reason, patch })
  if (isRefusal(cancelled)) return refuse('order.not-cancellable', { order: record })
  await deps.jobs.send('end-search', key, { tx })
  return { result: await recordOf(deps, tx, cancelled) }
}

/** The facts of an order for `operatorMayCancel`. */
export const cancelFacts = ({
  status,
  status_history: history,
}: Pick<OrderRecord, 'status' | 'status_history'>) => ({
  status,
  collected: history.some((entry) => collectedStatuses.includes(entry.status)),
})

async function recordOf(deps: OrderDeps, tx: Tx, order: OrderRow) {
  const [record] = await presentOrders({ ...deps, db: tx }, [order])
  if (!record) throw new Error(`order ${order.order_id} was not presented`)
  return record
}
