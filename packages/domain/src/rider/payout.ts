/** Balance of a rider before a payout run, in minor units of one currency. */
export interface RiderBalance {
  /** Earnings that no run has paid out; below zero after corrections. */
  readonly earned: number
  /** Cash of customers that the rider has to hand on. */
  readonly inHand: number
}

/** Shares of the earnings in a payout, in minor units. They add up to the earnings. */
export interface RiderPayout {
  readonly setOff: number
  readonly paid: number
}

/**
 * Returns how earnings are paid out; undefined where there is nothing to pay, so that they stay open for the next run.
 * With `netsCash` the cash in hand is set off, up to the earnings.
 */
export function payoutOf({ earned, inHand }: RiderBalance, netsCash: boolean): RiderPayout | undefined {
  if (earned <= 0) return undefined
  const setOff = netsCash ? Math.min(earned, Math.max(0, inHand)) : 0
  return { setOff, paid: earned - setOff }
}

/** States of a payout run. A paid one stays paid, and a cancelled one cancelled. */
export const payoutStates = ['open', 'paid', 'cancelled'] as const
export type PayoutState = (typeof payoutStates)[number]
