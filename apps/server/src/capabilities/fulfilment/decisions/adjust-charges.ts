import { isForLaterRide } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderMoved, OrderRow } from '../../ordering/orders/index.ts'
import { moneyEvaluation } from '../../money/payments/index.ts'
import { orderKeyOf } from './order-key.ts'
import { type ChargeDeps, enterCharge } from './decision-in-progress.ts'
import { addCharge, type Charge, chargesOf } from './store.ts'

/** Adjusts the charges of an order to what happened, in the transaction of the move. */
export async function adjustCharges(deps: ChargeDeps, tx: Tx, moved: OrderMoved): Promise<void> {
  if (moved.before.status === 'CANCELLED') return chargeRaiseAgain(deps, tx, moved.after)
  if (moved.after.status === 'DELIVERED') return reverseLaterRides(deps, tx, moved)
  const { kind: verdict } = await moneyEvaluation(tx, moved)
  // A raise is reversed where no rider came; a return by our fault reverses every charge.
  if (verdict === 'WAIVED') return reverse(deps, tx, moved.after, () => true)
  if (verdict === 'REFUNDED') return reverse(deps, tx, moved.after, ({ kind }) => kind === 'RAISE_FEE')
}

/** A phone reported a hand-over late: charges that were decided meanwhile are for rides that were not made. */
async function reverseLaterRides(deps: ChargeDeps, tx: Tx, { after, at }: OrderMoved): Promise<void> {
  if (unixSeconds(at) === unixSeconds(after.updated_at)) return
  await reverse(deps, tx, after, (charge) => isForLaterRide(charge, at))
}

async function reverse(
  deps: ChargeDeps,
  tx: Tx,
  order: OrderRow,
  isReversed: (charge: Charge) => boolean,
): Promise<void> {
  const charges = await chargesOf(tx, orderKeyOf(order))
  for (const kind of new Set(charges.map((charge) => charge.kind))) {
    const ofKind = charges.filter((charge) => charge.kind === kind)
    const minor = Math.min(sumOf(ofKind), sumOf(ofKind.filter(({ amount }) => amount > 0).filter(isReversed)))
    // The stored references keep this prefix. It is not a chargeback of a card.
    if (minor > 0) await enter(deps, tx, order, { prefix: 'charge-back', kind, minor: -minor })
  }
}

/** The parcel had been collected before its order was called off, so the raise brought a rider all the same. */
async function chargeRaiseAgain(deps: ChargeDeps, tx: Tx, order: OrderRow): Promise<void> {
  const raises = (await chargesOf(tx, orderKeyOf(order))).filter(({ kind }) => kind === 'RAISE_FEE')
  const minor = sumOf(raises.filter(({ amount }) => amount > 0)) - sumOf(raises)
  if (minor > 0) await enter(deps, tx, order, { prefix: 'charge-again', kind: 'RAISE_FEE', minor })
}

interface Adjustment {
  readonly prefix: 'charge-back' | 'charge-again'
  readonly kind: Charge['kind']
  readonly minor: number
}

async function enter(
  deps: ChargeDeps,
  tx: Tx,
  order: OrderRow,
  { prefix, kind, minor }: Adjustment,
): Promise<void> {
  const position = await addCharge(tx, orderKeyOf(order), { kind, amount: minor, at: deps.clock.now() })
  await enterCharge(deps, tx, order, { reference: `${prefix}:${kind}:${position}`, minor })
}

const sumOf = (charges: readonly Charge[]): number => charges.reduce((sum, { amount }) => sum + amount, 0)
