import { isStillNeeded, type RiderTrouble } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { type AtHand, lockOwnOrder, type StepAnswer } from './report-step.ts'

interface Trouble extends AtHand {
  readonly cause: RiderTrouble
  readonly note: string
}

/** The parcel cannot be handed over or carried on: the shop is asked, and the rider keeps the parcel. */
export async function reportTrouble(
  deps: DispatchDeps,
  tx: Tx,
  { cause, note, ...atHand }: Trouble,
): Promise<StepAnswer | Refusal> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  const { status } = order
  if (!isStillNeeded(cause, status) || !(await wasCollected(tx, order))) {
    return refuse('order.move-not-allowed', { from: status, to: 'RETURN_INITIATED' })
  }
  await deps.decisions.ask(tx, order, { cause, note })
  return { result: { status } }
}
