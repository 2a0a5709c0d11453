import type { CountryCode } from '@beckon/domain/country'
import { checkProof, type SaidProof } from '@beckon/domain/dispatch'
import { type MoveReason, type OrderStatus, vendorOf } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts'
import type { OrderRow } from '../orders/index.ts'
import { checkPin } from './check-pin.ts'
import type { DispatchParts } from './dispatch-parts.ts'
import { expectedDropoff } from './expected-times.ts'
import { type Parcel, setSearch } from './store.ts'

/** A step that a rider's phone reports. */
export interface Step {
  readonly riderId: string
  readonly country: CountryCode
  readonly orderId: string
  readonly to: OrderStatus
  readonly reason: MoveReason
}

type Answer = { result: { status: string } }

/** Moves a parcel in this rider's hands one step on; the lifecycle is the judge. */
export function moveParcel(
  parts: DispatchParts,
  step: Step,
  also?: (tx: Tx, parcel: Parcel, order: OrderRow) => Promise<Refusal | undefined>,
): Promise<Answer | Refusal> {
  return inTransaction(parts.db, async (tx) => {
    const vendorId = vendorOf(step.orderId)
    const parcel = vendorId && { vendorId, orderId: step.orderId }
    const order = parcel ? await parts.orders.lock(tx, parcel) : undefined
    if (!parcel || !order || order.rider_id !== step.riderId || order.country !== step.country) {
      return refuse('order.not-found')
    }
    // A phone that lost the answer says the same again.
    if (order.status === step.to) return { result: { status: order.status } }
    const patch = await timesAfter(parts, tx, step, order)
    const moved = await parts.orders.move(tx, {
      ...parcel,
      to: step.to,
      actor: 'fleet',
      reason: step.reason,
      patch,
    })
    if (isRefusal(moved)) return moved
    const refused = await also?.(tx, parcel, order)
    if (refused) return refused
    if (step.to === 'DELIVERED' || step.to === 'RETURNED_TO_VENDOR') await setSearch(tx, parcel, 'done')
    return { result: { status: step.to } }
  })
}

async function timesAfter(
  parts: DispatchParts,
  tx: Tx,
  step: Step,
  order: Parameters<typeof expectedDropoff>[1],
) {
  if (step.to === 'NEAR_VENDOR') return {}
  if (step.to !== 'PICKED_UP' && step.to !== 'COURIER_LEFT_VENDOR' && step.to !== 'NEAR_CUSTOMER') {
    return { eta_pickup: null, eta_dropoff: null }
  }
  const rider = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'is_simulated'])
    .where('rider_id', '=', step.riderId)
    .executeTakeFirstOrThrow()
  return { eta_pickup: null, eta_dropoff: expectedDropoff(parts, order, rider) }
}

/** The hand-over at the door: who took it, and the cash that was paid. */
export async function deliverParcel(
  parts: DispatchParts,
  step: Omit<Step, 'to' | 'reason'>,
  said: SaidProof & { readonly pin?: string | undefined },
): Promise<Answer | Refusal> {
  const pin = await checkPin(parts, step, said.pin)
  if (isRefusal(pin)) return pin
  const whole: Step = { ...step, to: 'DELIVERED', reason: 'HANDED_OVER' }
  return moveParcel(parts, whole, async (tx, parcel, order) => {
    const { payment_method: paymentMethod, amount_minor: amountMinor, currency } = order
    const proof = checkProof({ paymentMethod, amountMinor, currency }, said)
    if (!proof.ok) return refuse('order.invalid', { fields: proof.fields })
    await keepProof(parts, tx, {
      ...parcel,
      kind: 'delivery',
      riderId: step.riderId,
      pinChecked: pin.checked,
      ...proof,
    })
    return undefined
  })
}

/** The hand-over back at the collection point. */
export function handBackParcel(
  parts: DispatchParts,
  step: Omit<Step, 'to' | 'reason'>,
): Promise<Answer | Refusal> {
  const whole: Step = { ...step, to: 'RETURNED_TO_VENDOR', reason: 'HANDED_BACK' }
  return moveParcel(parts, whole, async (tx, parcel) => {
    const { riderId } = step
    const nothing = { receivedBy: '', cashMinor: null, pinChecked: false }
    await keepProof(parts, tx, { ...parcel, kind: 'return', riderId, ...nothing })
    return undefined
  })
}

interface Proof extends Parcel {
  readonly kind: 'delivery' | 'return'
  readonly riderId: string
  readonly receivedBy: string
  readonly cashMinor: number | null
  readonly pinChecked: boolean
}

async function keepProof({ clock }: DispatchParts, tx: Tx, proof: Proof): Promise<void> {
  await tx
    .insertInto('order_proof')
    .values({
      vendor_id: proof.vendorId,
      order_id: proof.orderId,
      kind: proof.kind,
      received_by: proof.receivedBy,
      collected_cash_minor: proof.cashMinor,
      rider_id: proof.riderId,
      pin_checked: proof.pinChecked,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
