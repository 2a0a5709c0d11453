import type { IntentState } from './intent.ts'

/**
 * States of a payment for operators. UNCLEAR: the gateway has not given an outcome in time. The first three need a person,
 * or time; they come first in lists.
 */
export const paymentStandings = [
  'UNCLEAR',
  'REFUND_FAILED',
  'REFUND_WAITS',
  'WAITING',
  'PAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'NOT_PAID',
] as const
export type PaymentStanding = (typeof paymentStandings)[number]

/** Standings that a person looks at first. */
export const unclearStandings: readonly PaymentStanding[] = ['UNCLEAR', 'REFUND_FAILED', 'REFUND_WAITS']

/** A payment in progress is unclear after so many seconds without a change. */
export const UNCLEAR_SECONDS = 60

/** Amounts in minor units, times in seconds since 1970. */
export interface StandingFacts {
  readonly state: IntentState
  readonly taken: number
  readonly updatedAt: number
  readonly expiresAt: number
  /** Sums of refunds by their state. */
  readonly refundDone: number
  readonly refundOpen: number
  readonly refundFailed: number
}

/** Returns the state of a payment for operators. */
export function standingOf(facts: StandingFacts, now: number): PaymentStanding {
  if (facts.refundFailed > 0) return 'REFUND_FAILED'
  if (facts.refundOpen > 0) return 'REFUND_WAITS'
  if (facts.refundDone > 0) return facts.refundDone >= facts.taken ? 'REFUNDED' : 'PARTLY_REFUNDED'
  if (facts.taken > 0) return 'PAID'
  if (facts.state === 'FAILED' || facts.state === 'CANCELLED') return 'NOT_PAID'
  return isUnclear(facts, now) ? 'UNCLEAR' : 'WAITING'
}

/** A payment that waits for its payer is clear until it expires. */
const isUnclear = ({ state, updatedAt, expiresAt }: StandingFacts, now: number): boolean =>
  now - (state === 'PROCESSING' || state === 'SUCCEEDED' ? updatedAt : expiresAt) > UNCLEAR_SECONDS
