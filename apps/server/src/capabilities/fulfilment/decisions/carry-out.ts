import type { MoveReason, OrderStatus } from '@beckon/domain/order'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { keyOf } from './ask-shop.ts'
import type { DecisionDeps } from './deps.ts'
import { goToNewPin } from './new-pin.ts'
import { setForLater } from './set-for-later.ts'
import { charge, priceOf, type SettledDecision } from './settling.ts'

/** Does what was chosen with the locked order, and charges for it. */
export function carryOut(
  deps: DecisionDeps,
  tx: Tx,
  settling: SettledDecision,
): Promise<Refusal | undefined> {
  const { answer, decision } = settling
  switch (answer.option) {
    case 'TRY_AGAIN':
    case 'LEAVE_WITH':
      return stay(deps, tx, settling)
    case 'NEW_PIN':
      return goToNewPin(deps, tx, settling, answer.location)
    case 'BRING_BACK':
      return bringBack(deps, tx, settling)
    case 'WAIT':
    case 'RAISE_FEE':
      return searchAgain(deps, tx, settling)
    case 'SCHEDULE':
      return setForLater(deps, tx, settling, answer.preordered_for)
    case 'CANCEL':
      return giveUp(deps, tx, settling, decision.cause === 'NO_RIDER' ? 'NO_RIDER_FOUND' : 'CALLED_OFF')
  }
}

/** The rider learns it from `work`; the status stays. */
async function stay(deps: DecisionDeps, tx: Tx, settling: SettledDecision): Promise<undefined> {
  await charge(deps, tx, settling, priceOf(settling))
  await deps.orders.touch(tx, settling.order)
  return undefined
}

async function bringBack(
  deps: DecisionDeps,
  tx: Tx,
  settling: SettledDecision,
): Promise<Refusal | undefined> {
  await charge(deps, tx, settling, priceOf(settling))
  const { cause } = settling.decision
  return moved(deps, tx, settling, 'RETURN_INITIATED', cause === 'NO_RIDER' ? 'UNREACHABLE' : cause)
}

async function searchAgain(
  deps: DecisionDeps,
  tx: Tx,
  settling: SettledDecision,
): Promise<Refusal | undefined> {
  await charge(deps, tx, settling, priceOf(settling))
  const refused = await moved(deps, tx, settling, 'WAITING_FOR_TRANSPORT', 'ASKED_AGAIN')
  if (!refused) await deps.jobs.send('search-again', keyOf(settling.order), { tx })
  return refused
}

const giveUp = (deps: DecisionDeps, tx: Tx, settling: SettledDecision, reason: MoveReason) =>
  moved(deps, tx, settling, 'CANCELLED', reason)

async function moved(
  deps: DecisionDeps,
  tx: Tx,
  { order, by: actor }: SettledDecision,
  to: OrderStatus,
  reason: MoveReason,
): Promise<Refusal | undefined> {
  const outcome = await deps.orders.move(tx, { ...keyOf(order), to, actor, reason })
  return isRefusal(outcome) ? outcome : undefined
}
