import type { OrderKey } from '../../../ordering/orders/index.ts'

/** An offer is `{order}.{position}`; an order is `{vendor}-{random}`, and the random part has no dash. */
export const offerIdOf = (orderId: string, position: number): string => `${orderId}.${position}`

export function parseOfferId(offerId: string): (OrderKey & { readonly position: number }) | undefined {
  const match = /^((.+)-[^-.]+)\.(\d{1,6})$/u.exec(offerId)
  const [, orderId, vendorId, position] = match ?? []
  if (!orderId || !vendorId || !position) return undefined
  return { vendorId, orderId, position: Number(position) }
}
