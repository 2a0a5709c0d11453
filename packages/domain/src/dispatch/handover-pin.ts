/** How often another PIN may be said at the door before the shop is asked. */
export const PIN_TRIES = 5

export interface PinFacts {
  /** What the customer was told; null where the shop asked for none. */
  readonly pin: string | null
  /** How often another one was said. */
  readonly failures: number
  /** The shop has it left with somebody who knows of no PIN. */
  readonly isWaived: boolean
  readonly said: string | undefined
}

export type PinJudgement =
  | { readonly verdict: 'not-asked' | 'right' }
  /** How many more tries there are; at none the shop is asked. */
  | { readonly verdict: 'wrong'; readonly triesLeft: number }
  | { readonly verdict: 'missing' }

/** The PIN that was said at the door. */
export function judgePin({ pin, failures, isWaived, said }: PinFacts): PinJudgement {
  if (pin === null || isWaived) return { verdict: 'not-asked' }
  const digits = said?.trim() ?? ''
  if (digits === '') return { verdict: 'missing' }
  if (digits === pin) return { verdict: 'right' }
  return { verdict: 'wrong', triesLeft: Math.max(0, PIN_TRIES - failures - 1) }
}
