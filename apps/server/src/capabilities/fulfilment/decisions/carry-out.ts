import type { MoveReason, OrderStatus } from '@beckon/domain/order'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { orderKeyOf } from './order-key.ts'
import type { DecisionDeps } from './deps.ts'
import { goToNewDropOff } from './new-drop-off.ts'
import { setForLater } from './set-for-later.ts'
import { charge, priceOf, type DecisionInProgress } from './decision-in-progress.ts'

/** Carries the chosen option out on the locked order and charges for it. */
export function carryOut(
  deps: DecisionDeps,
  tx: Tx,
  inProgress: DecisionInProgress,
): Promise<Refusal | undefined> {
  const { answer, decision } = inProgress
  switch (answer.option) {
    case 'TRY_AGAIN':
    case 'LEAVE_WITH':
    case 'CARRY_ON':
      return stay(deps, tx, inProgress)
    case 'NEW_PIN':
      return goToNewDropOff(deps, tx, inProgress, answer.location)
    case 'BRING_BACK':
      return bringBack(deps, tx, inProgress)
    case 'WAIT':
    case 'RAISE_FEE':
      return searchAgain(deps, tx, inProgress)
    case 'SCHEDULE':
      return setForLater(deps, tx, inProgress, answer.preordered_for)
    case 'CANCEL':
      return cancelStalled(
        deps,
        tx,
        inProgress,
        decision.cause === 'NO_RIDER' ? 'NO_RIDER_FOUND' : 'CALLED_OFF',
      )
  }
}

/** The rider's phone gets the choice with `work`; the status stays. */
async function stay(deps: DecisionDeps, tx: Tx, inProgress: DecisionInProgress): Promise<undefined> {
  await charge(deps, tx, inProgress, priceOf(inProgress))
  await deps.orders.touch(tx, inProgress.order)
  return undefined
}

async function bringBack(
  deps: DecisionDeps,
  tx: Tx,
  inProgress: DecisionInProgress,
): Promise<Refusal | undefined> {
  await charge(deps, tx, inProgress, priceOf(inProgress))
  const { cause } = inProgress.decision
  return moved(deps, tx, inProgress, 'RETURN_INITIATED', cause === 'NO_RIDER' ? 'UNREACHABLE' : cause)
}

async function searchAgain(
  deps: DecisionDeps,
  tx: Tx,
  inProgress: DecisionInProgress,
): Promise<Refusal | undefined> {
  await charge(deps, tx, inProgress, priceOf(inProgress))
  const refused = await moved(deps, tx, inProgress, 'WAITING_FOR_TRANSPORT', 'ASKED_AGAIN')
  if (!refused) await deps.jobs.send('search-again', orderKeyOf(inProgress.order), { tx })
  return refused
}

const cancelStalled = (deps: DecisionDeps, tx: Tx, inProgress: DecisionInProgress, reason: MoveReason) =>
  moved(deps, tx, inProgress, 'CANCELLED', reason)

async function moved(
  deps: DecisionDeps,
  tx: Tx,
  { order, by: actor, operatorId }: DecisionInProgress,
  to: OrderStatus,
  reason: MoveReason,
): Promise<Refusal | undefined> {
  const outcome = await deps.orders.move(tx, { ...orderKeyOf(order), to, actor, operatorId, reason })
  return isRefusal(outcome) ? outcome : undefined
}
