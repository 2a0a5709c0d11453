/** Money that moved at the gateway, by its books or by ours. Minor units, always above zero. */
export interface MovedMoney {
  readonly kind: 'capture' | 'refund'
  /** The gateway's own name of the payment or the refund. */
  readonly reference: string
  readonly orderId: string
  readonly minor: number
}

export type Difference =
  /** It is in one of the books only. */
  | { readonly kind: 'ONLY_OURS' | 'ONLY_THEIRS'; readonly money: MovedMoney }
  | { readonly kind: 'AMOUNT'; readonly money: MovedMoney; readonly theirs: number }

const keyOf = ({ kind, reference }: MovedMoney) => `${kind} ${reference}`

const gathered = (moved: readonly MovedMoney[]): Map<string, MovedMoney> => {
  const found = new Map<string, MovedMoney>()
  for (const one of moved) {
    const before = found.get(keyOf(one))
    found.set(keyOf(one), before ? { ...one, minor: one.minor + before.minor } : one)
  }
  return found
}

/** Returns the differences between a day of the gateway's ledger and of ours; money entered twice counts once. */
export function differencesOf(ours: readonly MovedMoney[], theirs: readonly MovedMoney[]): Difference[] {
  const [mine, their] = [gathered(ours), gathered(theirs)]
  const found: Difference[] = []
  for (const [key, money] of mine) {
    const other = their.get(key)
    if (!other) found.push({ kind: 'ONLY_OURS', money })
    else if (other.minor !== money.minor) found.push({ kind: 'AMOUNT', money, theirs: other.minor })
  }
  for (const [key, money] of their) if (!mine.has(key)) found.push({ kind: 'ONLY_THEIRS', money })
  return found
}
