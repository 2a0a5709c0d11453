export const actors = ['system', 'vendor', 'fleet', 'payment', 'operator'] as const

/** Who moves an order. */
export type Actor = (typeof actors)[number]
