/** A guest's vendor has a random name of 24 characters, too long to show. */
const OF_GUEST = /^guest-[\da-f]{24}-/u

/** The number by which people tell orders apart: of a guest's order its random part, of a shop's order the whole id. */
export const shortOrderId = (orderId: string): string => orderId.replace(OF_GUEST, '')

/** The vendor of an order: an id is `{vendor}-{random}`, and the random part has no dash. */
export function vendorOf(orderId: string): string | undefined {
  const dash = orderId.lastIndexOf('-')
  return dash > 0 && dash < orderId.length - 1 ? orderId.slice(0, dash) : undefined
}
