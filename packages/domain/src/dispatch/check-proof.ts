import { toMinor } from '../money/index.ts'
import { isPaidAtDoor } from '../payment/index.ts'

/** The payment that the rider has to collect. */
export interface DueAtDoor {
  readonly paymentMethod: string
  readonly amountMinor: number
  readonly currency: string
}

/** The proof of a handover as the rider reports it. */
export interface ReportedProof {
  readonly received_by: string
  /** The amount that the customer paid at the door; null where nothing is due there. */
  readonly collected: number | null
}

export type ProofViolation = 'missing' | 'differs' | 'not-due'

export type CheckedProof =
  | { readonly ok: true; readonly receivedBy: string; readonly collectedMinor: number | null }
  | { readonly ok: false; readonly fields: Readonly<Partial<Record<keyof ReportedProof, ProofViolation>>> }

/** Checks a hand-over: a named person took the parcel, and at most the amount due at the door was collected. The rest is short. */
export function checkProof(due: DueAtDoor, report: ReportedProof): CheckedProof {
  const receivedBy = report.received_by.trim()
  const violation = collectedViolation(due, report.collected)
  const fields = {
    ...(receivedBy === '' ? { received_by: 'missing' as const } : {}),
    ...(violation ? { collected: violation } : {}),
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  return {
    ok: true,
    receivedBy,
    collectedMinor: isPaidAtDoor(due.paymentMethod) ? minorOf(due, report) : null,
  }
}

function minorOf(due: DueAtDoor, { collected }: ReportedProof): number {
  const read = toMinor(collected ?? 0, due.currency)
  return read.ok ? read.money.minor : 0
}

function collectedViolation(due: DueAtDoor, collected: number | null): ProofViolation | undefined {
  if (!isPaidAtDoor(due.paymentMethod)) return collected === null || collected === 0 ? undefined : 'not-due'
  if (collected === null) return 'missing'
  const read = toMinor(collected, due.currency)
  return read.ok && read.money.minor <= due.amountMinor ? undefined : 'differs'
}
