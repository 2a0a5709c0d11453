import type { OrderKey } from '../../../ordering/orders/index.ts'
import { checkProof, type HandoverKind, type ReportedProof } from '@beckon/domain/dispatch'
import { type Tx, writeBeforeCommit } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { type AtHand, type StepAnswer, reportStep, type ReportedStep } from './report-step.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** The hand-over at the collection point, with what the rider paid the shop: from here on the rider has it. */
export function collectParcel(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  paid: number | null,
): Promise<StepAnswer | Refusal> {
  const step: ReportedStep = { ...atHand, to: 'PICKED_UP', reason: 'COLLECTED' }
  return reportStep(deps, tx, step, async (key, order) => {
    const proof = { kind: 'pickup', receivedBy: order.rider_name ?? '', ...nothing } as const
    await keepProof(tx, { ...key, ...proof, ...atHand })
    return deps.cash.advanced(tx, order, paid)
  })
}

export interface DoorReport extends ReportedProof {
  /** Whether the PIN of the order was named. */
  readonly pinChecked: boolean
  /** Whether the rider saw a document that proves the age of the receiver. */
  readonly ageChecked: boolean
}

/** The hand-over at the door: who took it, and the cash that was paid. The PIN was checked before. */
export function deliverParcel(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  { pinChecked, ageChecked, ...report }: DoorReport,
): Promise<StepAnswer | Refusal> {
  const step: ReportedStep = { ...atHand, to: 'DELIVERED', reason: 'HANDED_OVER' }
  return reportStep(deps, tx, step, async (key, order) => {
    if (order.age_validation_required && !ageChecked) return refuse('handover.age-unchecked')
    const { payment_method: paymentMethod, amount_minor: amountMinor, currency } = order
    const proof = checkProof({ paymentMethod, amountMinor, currency }, report)
    if (!proof.ok) return refuse('order.invalid', { fields: proof.fields })
    if (proof.collectedMinor !== null) await deps.cash.collected(tx, order, proof.collectedMinor)
    // After the books, so that it is sent with the commit.
    await keepProof(tx, { ...key, ...atHand, kind: 'delivery', pinChecked, ...proof })
    return undefined
  })
}

/** The hand-over back at the collection point: the person who received it, if named, and the amount given back. */
export function handBackParcel(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  { receivedBy, paidBack }: { readonly receivedBy: string; readonly paidBack: number | null },
): Promise<StepAnswer | Refusal> {
  const step: ReportedStep = { ...atHand, to: 'RETURNED_TO_VENDOR', reason: 'HANDED_BACK' }
  return reportStep(deps, tx, step, async (key, order) => {
    await keepProof(tx, { ...key, ...atHand, kind: 'return', receivedBy, ...nothing })
    return deps.cash.advanceReturned(tx, order, paidBack)
  })
}

const nothing = { collectedMinor: null, pinChecked: false } as const

interface Proof extends OrderKey, Pick<AtHand, 'whereabouts'> {
  readonly kind: HandoverKind
  readonly riderId: string
  readonly receivedBy: string
  readonly collectedMinor: number | null
  readonly pinChecked: boolean
  readonly at: Date
}

async function keepProof(tx: Tx, proof: Proof): Promise<void> {
  const { at } = proof
  const { latitude = null, longitude = null } = (await placeAt(tx, proof, at)) ?? {}
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
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
  await writeBeforeCommit(tx, statement.compile())
}

/** A position so much older or newer is not the place of a hand-over. */
const SAME_PLACE_MS = 120_000

/** Where the rider was: the newest position, or for a report that came late the last point of the trail before it. */
async function placeAt(tx: Tx, { riderId, vendorId, orderId, whereabouts }: Proof, at: Date) {
  const newest = whereabouts ?? (await whereaboutsOf(tx, riderId))
  if (newest.located_at === null || newest.located_at.getTime() - at.getTime() < SAME_PLACE_MS) return newest
  return tx
    .selectFrom('order_trail')
    .select(['latitude', 'longitude'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('taken_at', '<=', at)
    .where('taken_at', '>', new Date(at.getTime() - SAME_PLACE_MS))
    .orderBy('taken_at', 'desc')
    .executeTakeFirst()
}
