/** What the address of a page about a parcel says. */
export interface OrderPageProps {
  readonly orderId: string
  /** Of the signed link; null where the address has none. */
  readonly token: string | null
}

/** Where an order is asked for, with what its link shows where there is one. */
export const questionPath = (name: 'public-order' | 'receipt', { orderId, token }: OrderPageProps): string =>
  `/api/orders/v1/${name}/${encodeURIComponent(orderId)}${token === null ? '' : `?t=${encodeURIComponent(token)}`}`
