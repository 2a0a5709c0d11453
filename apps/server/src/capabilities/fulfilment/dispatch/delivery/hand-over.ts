import type { OrderKey } from '../../../ordering/orders/index.ts'
import { checkProof, type PhotoKind, type ReportedProof } from '@beckon/domain/dispatch'
import { type Tx, writeBeforeCommit } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { checkPin } from './check-pin.ts'
import type { DispatchDeps } from '../deps.ts'
import { type StepAnswer, reportStep, type ReportedStep } from './report-step.ts'

/** The rider and the parcel of a report. */
type AtHand = Omit<ReportedStep, 'to' | 'reason'>

/** The hand-over at the collection point, with what the rider paid the shop: from here on the rider has it. */
export function collectParcel(
  deps: DispatchDeps,
  step: AtHand,
  paid: number | null,
): Promise<StepAnswer | Refusal> {
  const whole: ReportedStep = { ...step, to: 'PICKED_UP', reason: 'COLLECTED' }
  return reportStep(deps, whole, async (tx, key, order) => {
    const proof = { kind: 'pickup', receivedBy: order.rider_name ?? '', ...nothing } as const
    await keepProof(deps, tx, { ...key, riderId: step.riderId, ...proof })
    return deps.cash.advanced(tx, order, paid)
  })
}

/** The hand-over at the door: who took it, and the cash that was paid. */
export async function deliverParcel(
  deps: DispatchDeps,
  step: AtHand,
  report: ReportedProof & { readonly pin?: string | undefined },
): Promise<StepAnswer | Refusal> {
  const pin = await checkPin(deps, step, report.pin)
  if (isRefusal(pin)) return pin
  const whole: ReportedStep = { ...step, to: 'DELIVERED', reason: 'HANDED_OVER' }
  return reportStep(deps, whole, async (tx, key, order) => {
    const { payment_method: paymentMethod, amount_minor: amountMinor, currency } = order
    const proof = checkProof({ paymentMethod, amountMinor, currency }, report)
    if (!proof.ok) return refuse('order.invalid', { fields: proof.fields })
    await keepProof(deps, tx, {
      ...key,
      kind: 'delivery',
      riderId: step.riderId,
      pinChecked: pin.checked,
      ...proof,
    })
    if (proof.collectedMinor !== null) await deps.cash.collected(tx, order, proof.collectedMinor)
    return undefined
  })
}

/** The hand-over back at the collection point: the person who received it, if named, and the amount given back. */
export function handBackParcel(
  deps: DispatchDeps,
  step: AtHand,
  { receivedBy, paidBack }: { readonly receivedBy: string; readonly paidBack: number | null },
): Promise<StepAnswer | Refusal> {
  const whole: ReportedStep = { ...step, to: 'RETURNED_TO_VENDOR', reason: 'HANDED_BACK' }
  return reportStep(deps, whole, async (tx, key, order) => {
    const { riderId } = step
    await keepProof(deps, tx, { ...key, kind: 'return', riderId, receivedBy, ...nothing })
    return deps.cash.advanceReturned(tx, order, paidBack)
  })
}

const nothing = { collectedMinor: null, pinChecked: false } as const

interface Proof extends OrderKey {
  readonly kind: PhotoKind
  readonly riderId: string
  readonly receivedBy: string
  readonly collectedMinor: number | null
  readonly pinChecked: boolean
}

async function keepProof({ clock }: DispatchDeps, tx: Tx, proof: Proof): Promise<void> {
  const { latitude, longitude } = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude'])
    .where('rider_id', '=', proof.riderId)
    .executeTakeFirstOrThrow()
  const statement = tx
    .insertInto('order_proof')
    .values({
      vendor_id: proof.vendorId,
      order_id: proof.orderId,
      kind: proof.kind,
      received_by: proof.receivedBy,
      collected_cash_minor: proof.collectedMinor,
      rider_id: proof.riderId,
      pin_checked: proof.pinChecked,
      latitude,
      longitude,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
  await writeBeforeCommit(tx, statement.compile())
}
