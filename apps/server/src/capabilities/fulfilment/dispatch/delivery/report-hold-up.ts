import { activeStatuses } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type OrderRow, wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { expectedDropoff, expectedTimes } from './expected-times.ts'
import { asOf, type AtHand, lockOwnOrder, type StepAnswer } from './report-step.ts'

interface HoldUp extends AtHand {
  readonly seconds: number
}

/**
 * Reports a hold-up on the road: the expected times move, and the shop and the customer are notified when that is too
 * late.
 */
export async function reportHoldUp(
  deps: DispatchDeps,
  tx: Tx,
  { seconds, ...atHand }: HoldUp,
): Promise<StepAnswer | Refusal> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  const { status } = order
  if (!activeStatuses.includes(status)) {
    return refuse('order.move-not-allowed', { from: status, to: 'DELAYED' })
  }
  const times = await timesWith(asOf(deps, atHand.at), tx, order, seconds)
  const touched = await deps.orders.touch(tx, order, times)
  const evaluated = await deps.orders.evaluateDelay(tx, touched)
  return { result: { status: evaluated.status } }
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
