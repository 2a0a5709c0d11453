import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderMoved } from '../../ordering/orders/index.ts'
import { moneyEvaluation } from '../../money/payments/index.ts'
import { orderKeyOf } from './order-key.ts'
import { type ChargeDeps, enterCharge } from './decision-in-progress.ts'
import { addCharge, type Charge, chargedOf } from './store.ts'

/** Reverses charges for services that were not delivered, in the transaction of the move. */
export async function reverseCharges(deps: ChargeDeps, tx: Tx, moved: OrderMoved): Promise<void> {
  const { kind: verdict } = await moneyEvaluation(tx, moved)
  if (verdict !== 'REFUNDED' && verdict !== 'WAIVED') return
  const key = orderKeyOf(moved.after)
  for (const { kind, amount } of await chargedOf(tx, key)) {
    if (amount <= 0 || !isReversed(verdict, kind)) continue
    await addCharge(tx, key, { kind, amount: -amount, at: deps.clock.now() })
    // The stored references keep this prefix. It is not a chargeback of a card.
    await enterCharge(deps, tx, moved.after, { reference: `charge-back:${kind}`, minor: -amount })
  }
}

/** A raise is reversed where no rider came; a return by our fault reverses every charge. */
const isReversed = (verdict: 'REFUNDED' | 'WAIVED', kind: Charge['kind']): boolean =>
  verdict === 'WAIVED' || kind === 'RAISE_FEE'
