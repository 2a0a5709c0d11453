export type ItemValue = 'fine' | 'to-confirm'

/** Whether a person must look at the amount again. `limit` is the country's, in its currency; -1 for none. */
export function itemValue(item: {
  readonly amount: number | undefined
  readonly limit: number
  readonly confirmed: boolean
}): ItemValue {
  const isHigh = item.limit >= 0 && item.amount !== undefined && item.amount > item.limit
  return isHigh && !item.confirmed ? 'to-confirm' : 'fine'
}
