import { activeStatuses } from '@beckon/domain/order'
import type { RiderProblem } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { reportHoldUp } from './report-hold-up.ts'
import { type AtHand, lockOwnOrder, type StepAnswer } from './report-step.ts'

interface Problem extends AtHand {
  readonly problem: RiderProblem
  readonly note: string
  /** The time that is lost; null where it is not known. */
  readonly seconds: number | null
}

/** Writes a problem to the shop; where time is lost, the expected times move too. */
export async function reportProblem(
  deps: DispatchDeps,
  tx: Tx,
  { problem, note, seconds, ...atHand }: Problem,
): Promise<StepAnswer | Refusal> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  const { status } = order
  const isReturning = status === 'RETURN_INITIATED'
  if (!activeStatuses.includes(status) && !isReturning) {
    return refuse('order.move-not-allowed', { from: status, to: status })
  }
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  await deps.messages.reportProblem(tx, key, { problem, note, at: atHand.at })
  if (seconds !== null && !isReturning) return reportHoldUp(deps, tx, { ...atHand, seconds })
  await deps.orders.touch(tx, order)
  return { result: { status } }
}
