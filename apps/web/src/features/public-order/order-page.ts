/** What the address of a page about a parcel says. */
export interface OrderPageProps {
  readonly orderId: string
  /** Of the signed link; null where the address has none. */
  readonly token: string | null
  /** What the portal signs for the shop's own receipt. */
  readonly shopToken?: string | null
}

/** Where an order is asked for, with what its link shows where there is one. */
export function questionPath(
  name: 'public-order' | 'receipt',
  { orderId, token, shopToken = null }: OrderPageProps,
): string {
  const query = new URLSearchParams()
  if (token !== null) query.set('t', token)
  if (shopToken !== null && name === 'receipt') query.set('s', shopToken)
  const path = `/api/orders/v1/${name}/${encodeURIComponent(orderId)}`
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
