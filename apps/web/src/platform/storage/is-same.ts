import { hashKey } from '@tanstack/react-query'

/**
 * Returns whether two values are equal, whatever the order of their fields: a stored value has the order of its
 * schema, a new one the order of its creation.
 */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])
