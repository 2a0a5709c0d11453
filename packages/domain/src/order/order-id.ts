/** The vendor of an order: an id is `{vendor}-{random}`, and the random part has no dash. */
export function vendorOf(orderId: string): string | undefined {
  const dash = orderId.lastIndexOf('-')
  return dash > 0 && dash < orderId.length - 1 ? orderId.slice(0, dash) : undefined
}
