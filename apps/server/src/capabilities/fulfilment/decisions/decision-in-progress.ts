import type { DecisionAnswer } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import { orderKeyOf } from './order-key.ts'
import type { DecisionDeps } from './deps.ts'
import { addCharge, type Decision, isGuests } from './store.ts'

/** A decision that is being answered, by the shop, by an operator for it, or by the timer, while its order is locked. */
export interface DecisionInProgress {
  readonly order: OrderRow
  readonly decision: Decision
  readonly deployment: Deployment
  readonly by: 'vendor' | 'system' | 'operator'
  readonly operatorId?: string | undefined
  readonly answer: DecisionAnswer
}

/** The price of the chosen option, as it was offered. Minor units. */
export const priceOf = ({ decision, answer }: DecisionInProgress): number =>
  decision.options.find(({ option }) => option === answer.option)?.price ?? 0

/** The dependencies of charging. */
export type ChargeDeps = Pick<DecisionDeps, 'clock' | 'ledger'>

/** Adds the price of the choice to the order; a free one adds nothing. */
export async function charge(
  deps: ChargeDeps,
  tx: Tx,
  { order, decision, answer: { option } }: DecisionInProgress,
  amount: number,
): Promise<void> {
  if (option !== 'TRY_AGAIN' && option !== 'NEW_PIN' && option !== 'BRING_BACK' && option !== 'RAISE_FEE')
    return
  // An option without a price makes no charge.
  if (amount === 0) return
  await addCharge(tx, orderKeyOf(order), { kind: option, amount, at: deps.clock.now() })
  await enterCharge(deps, tx, order, { reference: `charge:${decision.position}`, minor: amount })
}

/**
 * A guest has no account for a charge, and the card was charged the fee only: the charge is written off at
 * once. When it is returned it comes out of the write-offs, also where the guest has an account by then.
 */
export async function enterCharge(
  { ledger }: ChargeDeps,
  tx: Tx,
  order: OrderRow,
  { reference, minor }: { readonly reference: string; readonly minor: number },
): Promise<void> {
  await ledger.enter(tx, order, reference, { kind: 'CHARGED', minor })
  const off = minor > 0 ? await ofGuest(tx, order, minor) : -(await writtenOff(ledger, tx, order, -minor))
  await ledger.enter(tx, order, `${reference}:off`, { kind: 'WRITTEN_OFF', minor: off })
}

const ofGuest = async (tx: Tx, order: OrderRow, minor: number): Promise<number> =>
  (await isGuests(tx, order)) ? minor : 0

async function writtenOff(
  ledger: ChargeDeps['ledger'],
  tx: Tx,
  order: OrderRow,
  most: number,
): Promise<number> {
  const { written_off: minor } = await ledger.balances(tx, orderKeyOf(order))
  return Math.min(minor, most)
}
