import { hashKey } from '@tanstack/react-query'

/**
 * Whether two values say the same, in whatever order they name their fields: what was read back from the browser has the
 * order of its schema, and what is in hand the order in which it was made.
 */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])
