import type { DecisionAnswer } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Tx } from '../../platform/database/transaction.ts'
import type { OrderRow } from '../orders/index.ts'
import { keyOf } from './ask-shop.ts'
import type { DecisionParts } from './decision-parts.ts'
import { addCharge, type Decision } from './store.ts'

/** A decision that is being answered, by the shop or by the timer, while its order is locked. */
export interface Settling {
  readonly order: OrderRow
  readonly decision: Decision
  readonly deployment: Deployment
  readonly by: 'vendor' | 'system'
  readonly answer: DecisionAnswer
}

/** As it was offered. Minor units. */
export const priceOf = ({ decision, answer }: Settling): number =>
  decision.options.find(({ option }) => option === answer.option)?.price ?? 0

/** Puts what the choice costs on the order; the free ones leave no trace. */
export async function charge(
  { clock, ledger }: DecisionParts,
  tx: Tx,
  { order, decision, answer: { option } }: Settling,
  amount: number,
): Promise<void> {
  if (option !== 'TRY_AGAIN' && option !== 'NEW_PIN' && option !== 'BRING_BACK' && option !== 'RAISE_FEE')
    return
  await addCharge(tx, keyOf(order), { kind: option, amount, at: clock.now() })
  await ledger.enter(tx, order, `charge:${decision.position}`, { kind: 'CHARGED', minor: amount })
}
