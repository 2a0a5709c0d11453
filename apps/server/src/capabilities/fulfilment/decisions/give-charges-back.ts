import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderMoved } from '../../ordering/orders/index.ts'
import { moneyEvaluation } from '../../money/payments/index.ts'
import { keyOf } from './ask-shop.ts'
import { type ChargeDeps, enterCharge } from './settling.ts'
import { addCharge, type Charge, chargedOf } from './store.ts'

/** Gives back what the shop was charged for nothing, in the transaction of the move that shows it. */
export async function giveChargesBack(deps: ChargeDeps, tx: Tx, moved: OrderMoved): Promise<void> {
  const { kind: verdict } = await moneyEvaluation(tx, moved)
  if (verdict !== 'RETURNED' && verdict !== 'GIVEN_BACK') return
  const key = keyOf(moved.after)
  for (const { kind, amount } of await chargedOf(tx, key)) {
    if (amount <= 0 || !isFree(verdict, kind)) continue
    await addCharge(tx, key, { kind, amount: -amount, at: deps.clock.now() })
    await enterCharge(deps, tx, moved.after, { reference: `charge-back:${kind}`, minor: -amount })
  }
}

/** A raise was promised to a rider who did not come. A parcel that came back by our fault costs nothing at all. */
const isFree = (verdict: 'RETURNED' | 'GIVEN_BACK', kind: Charge['kind']): boolean =>
  verdict === 'GIVEN_BACK' || kind === 'RAISE_FEE'
