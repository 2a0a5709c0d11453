import type { AnswerOf, fleetCalls } from '@beckon/contract'
import { activeStatuses, vendorOf } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type OrderRow, wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { expectedDropoff, expectedTimes } from './expected-times.ts'
import type { ReportedStep } from './report-step.ts'

type HoldUp = Pick<ReportedStep, 'riderId' | 'country' | 'orderId'> & { readonly seconds: number }

/**
 * Reports a hold-up on the road: the expected times move, and the shop and the customer are notified when that is too
 * late.
 */
export function reportHoldUp(
  deps: DispatchDeps,
  { riderId, country, orderId, seconds }: HoldUp,
): Promise<AnswerOf<typeof fleetCalls.reportHoldUp> | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const vendorId = vendorOf(orderId)
    const order = vendorId ? await deps.orders.lock(tx, { vendorId, orderId }) : undefined
    if (!order || order.rider_id !== riderId || order.country !== country) return refuse('order.not-found')
    const { status } = order
    if (!activeStatuses.includes(status)) {
      return refuse('order.move-not-allowed', { from: status, to: 'DELAYED' })
    }
    const touched = await deps.orders.touch(tx, order, await timesWith(deps, tx, order, seconds))
    const evaluated = await deps.orders.evaluateDelay(tx, touched)
    return { result: { status: evaluated.status } }
  })
}

/** By road from where the rider is, and the time that is lost. */
async function timesWith(deps: DispatchDeps, tx: Tx, order: OrderRow, seconds: number) {
  const rider = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'is_simulated'])
    .where('rider_id', '=', order.rider_id)
    .executeTakeFirstOrThrow()
  const later = (at: Date | null) => at && new Date(at.getTime() + seconds * 1000)
  if (await wasCollected(tx, order)) {
    return { eta_pickup: null, eta_dropoff: later(expectedDropoff(deps, order, rider)) }
  }
  const { eta_pickup, eta_dropoff } = expectedTimes(deps, order, rider)
  return { eta_pickup: later(eta_pickup), eta_dropoff: later(eta_dropoff) }
}
