/** The cash of an order. Minor units. */
export interface Cash {
  readonly due: number
  readonly collected: number
  /** The part of the amount due that the customer did not pay. */
  readonly short: number
  /** The collected amount that the shop has received. */
  readonly settled: number
}

export interface CashFacts {
  readonly due: number
  /** Null until the rider was at the door. */
  readonly collected: number | null
  readonly isSettled: boolean
}

export function cashOf({ due, collected, isSettled }: CashFacts): Cash {
  if (collected === null) return { due, collected: 0, short: 0, settled: 0 }
  return { due, collected, short: Math.max(0, due - collected), settled: isSettled ? collected : 0 }
}
