/** Returns whether a person must confirm the amount. `limit` is the country's, in its currency; -1 for none. */
export const needsValueConfirmation = (item: {
  readonly amount: number | undefined
  readonly limit: number
  readonly confirmed: boolean
}): boolean => !item.confirmed && item.limit >= 0 && item.amount !== undefined && item.amount > item.limit
