import type { RiderStatus } from './account.ts'

/** Kinds of conduct for which an operator gives a rider a strike. */
export const strikeKinds = ['missed_shift', 'late', 'conduct', 'parcel', 'cash', 'traffic', 'other'] as const
export type StrikeKind = (typeof strikeKinds)[number]

/** Strikes in force at which the console proposes a suspension. The operator decides. */
export const STRIKES_FOR_SUSPENSION = 3
/** Characters of a rider's answer to a strike. */
export const STRIKE_ANSWER_LENGTH = 1000

/** The times of a strike, in seconds since 1970. */
export interface StrikeTimes {
  readonly expiresAt: number
  readonly withdrawnAt: number | null
}

/** States of a strike; only one in force counts. */
export const strikeStates = ['in_force', 'expired', 'withdrawn'] as const
export type StrikeState = (typeof strikeStates)[number]

/** Returns the state of a strike. One that was withdrawn stays withdrawn. */
export function strikeState({ expiresAt, withdrawnAt }: StrikeTimes, now: number): StrikeState {
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt <= now ? 'expired' : 'in_force'
}

/** Returns how many strikes count. */
export const strikesInForce = (strikes: readonly StrikeTimes[], now: number): number =>
  strikes.filter((strike) => strikeState(strike, now) === 'in_force').length

/** Whether the console proposes to suspend a rider with so many strikes in force. */
export const proposesSuspension = (inForce: number, status: RiderStatus): boolean =>
  status === 'active' && inForce >= STRIKES_FOR_SUSPENSION

/** Whether a rider may answer a strike: once, while it is in force. */
export const mayAnswerStrike = (
  strike: StrikeTimes & { readonly answer: string | null },
  now: number,
): boolean => strike.answer === null && strikeState(strike, now) === 'in_force'
