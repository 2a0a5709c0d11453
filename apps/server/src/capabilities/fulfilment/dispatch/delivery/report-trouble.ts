import type { AnswerOf, decisionCalls } from '@beckon/contract'
import { type DoorTrouble, isStillNeeded, vendorOf } from '@beckon/domain/order'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import type { ReportedStep } from './report-step.ts'

type Trouble = Pick<ReportedStep, 'riderId' | 'country' | 'orderId'> & {
  readonly cause: DoorTrouble
  readonly note: string
}

/** The door stays closed: the shop is asked, and the rider keeps the parcel. */
export function reportTrouble(
  deps: DispatchDeps,
  { riderId, country, orderId, cause, note }: Trouble,
): Promise<AnswerOf<typeof decisionCalls.reportTrouble> | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const vendorId = vendorOf(orderId)
    const order = vendorId ? await deps.orders.lock(tx, { vendorId, orderId }) : undefined
    if (!order || order.rider_id !== riderId || order.country !== country) return refuse('order.not-found')
    const { status } = order
    if (!isStillNeeded(cause, status) || !(await wasCollected(tx, order))) {
      return refuse('order.move-not-allowed', { from: status, to: 'RETURN_INITIATED' })
    }
    await deps.decisions.ask(tx, order, { cause, note })
    return { result: { status } }
  })
}
