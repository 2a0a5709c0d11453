/** Wrong PINs at the door before the shop is asked. */
export const PIN_TRIES = 5

export interface PinFacts {
  /** Null where the shop requires none. */
  readonly pin: string | null
  /** Number of wrong PINs so far. */
  readonly failures: number
  /** The shop allowed a handover to a person without the PIN. */
  readonly isWaived: boolean
  readonly entered: string | undefined
}

export type PinEvaluation =
  | { readonly verdict: 'not-asked' | 'right' }
  /** Remaining attempts; at none the shop is asked. */
  | { readonly verdict: 'wrong'; readonly triesLeft: number }
  | { readonly verdict: 'missing' }

/** Evaluates the PIN that the rider entered at the door. */
export function evaluatePin({ pin, failures, isWaived, entered }: PinFacts): PinEvaluation {
  if (pin === null || isWaived) return { verdict: 'not-asked' }
  const digits = entered?.trim() ?? ''
  if (digits === '') return { verdict: 'missing' }
  if (digits === pin) return { verdict: 'right' }
  return { verdict: 'wrong', triesLeft: Math.max(0, PIN_TRIES - failures - 1) }
}
