import type { CountryCode } from '@beckon/domain/country'
import { evaluatePin } from '@beckon/domain/dispatch'
import { isStillNeeded, vendorOf } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { instructionOf } from './instruction-of.ts'

interface AtDoor {
  readonly riderId: string
  readonly country: CountryCode
  readonly orderId: string
}

/** Tried at the door: whether a PIN was right, or why the parcel is not handed over. */
type PinAttempt = { readonly checked: boolean } | { readonly triesLeft: number } | Refusal

/**
 * The PIN, before the parcel is handed over. In a transaction of its own: what was refused is undone, and a wrong try
 * counts.
 */
export async function checkPin(
  deps: DispatchDeps,
  { riderId, country, orderId }: AtDoor,
  entered: string | undefined,
): Promise<{ readonly checked: boolean } | Refusal> {
  const key = { vendorId: vendorOf(orderId) ?? '', orderId }
  // An order has its PIN from the beginning, or never: without one there is nothing to count.
  if ((await deps.orders.load(key))?.handover_pin === null) return { checked: false }
  const tried = await inTransaction(deps.db, async (tx): Promise<PinAttempt> => {
    const order = await deps.orders.lock(tx, key)
    if (!order || order.rider_id !== riderId || order.country !== country) return refuse('order.not-found')
    // The rider is not at a door: the lifecycle decides whether a hand-over is possible.
    return isStillNeeded('WRONG_PIN', order.status) ? tryPin(deps, tx, order, entered) : { checked: false }
  })
  return 'triesLeft' in tried ? refuse('handover.pin-wrong', { tries_left: tried.triesLeft }) : tried
}

async function tryPin(
  deps: DispatchDeps,
  tx: Tx,
  order: OrderRow,
  entered: string | undefined,
): Promise<PinAttempt> {
  if (order.handover_pin === null) return { checked: false }
  if (await hasOpenDecision(tx, order)) return refuse('handover.pin-locked')
  const { instruction } = await instructionOf(tx, order)
  const judged = evaluatePin({
    pin: order.handover_pin,
    failures: order.pin_failures,
    isWaived: instruction?.option === 'LEAVE_WITH',
    entered,
  })
  if (judged.verdict === 'missing') return refuse('handover.pin-missing')
  if (judged.verdict !== 'wrong') return { checked: judged.verdict === 'right' }
  const { triesLeft } = judged
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
