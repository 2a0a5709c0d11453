import { activeStatuses } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { inHandOf, selectRideFacts } from '../stops/in-hand.ts'
import { planOf, timesIn } from '../stops/stop-plan.ts'
import { timesLater } from '../stops/time-stops.ts'
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
  const times = await timesWith(asOf(deps, atHand.at), tx, order, { riderId: atHand.riderId, seconds })
  const touched = await deps.orders.touch(tx, order, times)
  if (times.stops_before !== null) {
    const { riderId } = atHand
    await deps.jobs.send('time-stops', { riderId, lostSeconds: seconds }, { tx })
  }
  const evaluated = await deps.orders.evaluateDelay(tx, touched)
  return { result: { status: evaluated.status } }
}

/** By road along the stops from where the rider is, and the time that is lost. */
async function timesWith(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  { riderId, seconds }: Pick<HoldUp, 'riderId' | 'seconds'>,
) {
  const rider = await selectRideFacts(tx, riderId).executeTakeFirstOrThrow()
  const parcels = order.stops_before === null ? [order] : await inHandOf(tx, riderId)
  return timesLater(timesIn(deps, rider, planOf(deps, rider, parcels), order.order_id), seconds)
}
