import { type Currency, exponentOf, toMinor } from '../money/index.ts'
import { isPaidAtDoor } from './paid-at-door.ts'

export interface PayAtPickupFacts {
  /** The country's flag at the creation of the order. */
  readonly isOn: boolean
  /** Minor units. */
  readonly amountMinor: number
  readonly limitMinor: number
}

/**
 * Whether the rider is to pay the shop at collection. Stored with the order: a flag turned off later changes nothing of it.
 * An amount above what a rider may advance would find no rider, so the shop waits for the settlement as without the flag.
 */
export const paysAtPickup = ({ isOn, amountMinor, limitMinor }: PayAtPickupFacts): boolean =>
  isOn && amountMinor <= limitMinor

/** The limit of a country in minor units. */
export const advanceLimitMinor = (limit: number, currency: Currency): number =>
  Math.round(limit * 10 ** exponentOf(currency))

/** Stored facts of an order that decide its advance. */
export interface AdvanceFacts {
  readonly pays_at_pickup: boolean
  readonly payment_method: string
  readonly amount_minor: number
}

/** Minor units that the rider pays the shop at collection; 0 where the customer does not pay at the door. */
export const advanceOf = (order: AdvanceFacts): number =>
  order.pays_at_pickup && isPaidAtDoor(order.payment_method) ? order.amount_minor : 0

/** Whether a rider may advance this as well. An order without an advance is always allowed. All in minor units. */
export const mayAdvance = (advance: number, outstanding: number, limit: number): boolean =>
  advance === 0 || outstanding + advance <= limit

export interface ReportedAdvance {
  /** Minor units. */
  readonly due: number
  readonly currency: string
  /** As the rider reports it; null where nothing was reported. */
  readonly amount: number | null
}

export type CheckedAdvance =
  | { readonly ok: true; readonly minor: number }
  | { readonly ok: false; readonly violation: 'missing' | 'differs' | 'not-due' }

/** Checks the amount that the rider paid the shop: the amount due, no more and no less. */
export const checkPaid = (reported: ReportedAdvance): CheckedAdvance =>
  check(reported, (minor) => minor === reported.due)

/** Checks what the shop gave back to the rider: at most what was paid. The rest is set off at the next settlement. */
export const checkPaidBack = (reported: ReportedAdvance): CheckedAdvance =>
  check(reported, (minor) => minor <= reported.due)

function check(
  { due, currency, amount }: ReportedAdvance,
  isFine: (minor: number) => boolean,
): CheckedAdvance {
  if (due === 0)
    return amount === null || amount === 0 ? { ok: true, minor: 0 } : { ok: false, violation: 'not-due' }
  if (amount === null) return { ok: false, violation: 'missing' }
  const read = toMinor(amount, currency)
  return read.ok && isFine(read.money.minor)
    ? { ok: true, minor: read.money.minor }
    : { ok: false, violation: 'differs' }
}
