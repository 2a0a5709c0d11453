import { evaluatePin } from '@beckon/domain/dispatch'
import { isOnlyForEarlier, isStillNeeded } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { instructionOf } from './instruction-of.ts'
import { type AtHand, lockOwnOrder } from './report-step.ts'

/** Whether the PIN was right, or why the parcel is not handed over. A wrong one counts, so it is no refusal. */
export type PinAttempt = { readonly checked: boolean } | { readonly triesLeft: number } | Refusal

/** Checks the PIN before the parcel is handed over. */
export async function checkPin(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  entered: string | undefined,
): Promise<PinAttempt> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  if (isStillNeeded('WRONG_PIN', order.status)) return tryPin(deps, tx, order, entered)
  // The rider is not at a door: the lifecycle decides whether a hand-over is possible.
  return isOnlyForEarlier(order.status, 'DELIVERED') ? pinOfEarlier(tx, order, entered) : { checked: false }
}

/** The parcel was handed over before it was sent back: the shop is not asked any more. */
async function pinOfEarlier(tx: Tx, order: OrderRow, entered: string | undefined): Promise<PinAttempt> {
  const { verdict } = await evaluate(tx, order, entered)
  if (verdict === 'missing') return refuse('handover.pin-missing')
  return verdict === 'wrong' ? refuse('handover.pin-wrong') : { checked: verdict === 'right' }
}

async function evaluate(tx: Tx, order: OrderRow, entered: string | undefined) {
  const { instruction } = await instructionOf(tx, order)
  return evaluatePin({
    pin: order.handover_pin,
    failures: order.pin_failures,
    isWaived: instruction?.option === 'LEAVE_WITH',
    entered,
  })
}

async function tryPin(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  entered: string | undefined,
): Promise<PinAttempt> {
  if (order.handover_pin === null) return { checked: false }
  if (await hasOpenDecision(tx, order)) return refuse('handover.pin-locked')
  const evaluated = await evaluate(tx, order, entered)
  if (evaluated.verdict === 'missing') return refuse('handover.pin-missing')
  if (evaluated.verdict !== 'wrong') return { checked: evaluated.verdict === 'right' }
  const { triesLeft } = evaluated
  // The shop may ask the rider to try again: the attempts are then counted from zero.
  const failures = triesLeft === 0 ? 0 : order.pin_failures + 1
  const counted = await deps.orders.touch(tx, order, { pin_failures: failures })
  if (triesLeft === 0) await deps.decisions.ask(tx, counted, { cause: 'WRONG_PIN', note: '' })
  return { triesLeft }
}

async function hasOpenDecision(tx: Tx, order: OrderRow): Promise<boolean> {
  const open = await tx
    .selectFrom('order_decision')
    .select('position')
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('cause', '=', 'WRONG_PIN')
    .where('chosen_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}
