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
    if (proof.collectedMinor !== null) await deps.cash.collected(tx, order, proof.collectedMinor)
    // After the books, so that it is sent with the commit.
    await keepProof(deps, tx, {
      ...key,
      kind: 'delivery',
      riderId: step.riderId,
      pinChecked: pin.checked,
      ...proof,
    })
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

/** With the position of the rider. */
async function keepProof({ clock }: DispatchDeps, tx: Tx, proof: Proof): Promise<void> {
  const statement = tx
    .insertInto('order_proof')
    .columns([
      ...(['vendor_id', 'order_id', 'kind', 'received_by', 'collected_cash_minor', 'rider_id'] as const),
      ...(['pin_checked', 'latitude', 'longitude', 'created_at'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('rider')
        .select([
          eb.val(proof.vendorId).as('vendor_id'),
          eb.val(proof.orderId).as('order_id'),
          eb.val(proof.kind).as('kind'),
          eb.val(proof.receivedBy).as('received_by'),
          eb.cast<number | null>(eb.val(proof.collectedMinor), 'bigint').as('collected_cash_minor'),
          'rider_id',
          eb.cast<boolean>(eb.val(proof.pinChecked), 'boolean').as('pin_checked'),
          'latitude',
          'longitude',
          eb.cast<Date>(eb.val(clock.now()), 'timestamptz').as('created_at'),
        ])
        .where('rider_id', '=', proof.riderId),
    )
    .onConflict((conflict) => conflict.doNothing())
  await writeBeforeCommit(tx, statement.compile())
}
