export const actors = ['system', 'vendor', 'fleet', 'payment', 'operator'] as const

export type Actor = (typeof actors)[number]
