import { toMinor } from '../money/index.ts'

/** What was agreed for the door. */
export interface DueAtDoor {
  readonly paymentMethod: string
  readonly amountMinor: number
  readonly currency: string
}

/** What a rider says of the hand-over. */
export interface SaidProof {
  readonly received_by: string
  readonly collected_cash: number | null
}

export type ProofFault = 'missing' | 'differs' | 'not-due'

export type CheckedProof =
  | { readonly ok: true; readonly receivedBy: string; readonly cashMinor: number | null }
  | { readonly ok: false; readonly fields: Readonly<Partial<Record<keyof SaidProof, ProofFault>>> }

/** Somebody took the parcel; cash is collected where it is due, never more of it, and nowhere else. What is missing is short. */
export function checkProof(due: DueAtDoor, said: SaidProof): CheckedProof {
  const receivedBy = said.received_by.trim()
  const cash = cashFault(due, said.collected_cash)
  const fields = {
    ...(receivedBy === '' ? { received_by: 'missing' as const } : {}),
    ...(cash ? { collected_cash: cash } : {}),
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, receivedBy, cashMinor: isCash(due) ? collectedMinor(due, said) : null }
}

function collectedMinor(due: DueAtDoor, { collected_cash: collected }: SaidProof): number {
  const read = toMinor(collected ?? 0, due.currency)
  return read.ok ? read.money.minor : 0
}

const isCash = ({ paymentMethod }: DueAtDoor) => paymentMethod === 'CASH_ON_DELIVERY'

function cashFault(due: DueAtDoor, collected: number | null): ProofFault | undefined {
  if (!isCash(due)) return collected === null || collected === 0 ? undefined : 'not-due'
  if (collected === null) return 'missing'
  const read = toMinor(collected, due.currency)
  return read.ok && read.money.minor <= due.amountMinor ? undefined : 'differs'
}
