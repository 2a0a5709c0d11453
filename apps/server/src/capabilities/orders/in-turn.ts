import { atMost } from '../../platform/at-most.ts'

/**
 * Whoever makes orders does it in here, around the transaction. The database has turns of its own; with these a rush of
 * orders does not take all of them, and reaches the card gateway no faster than it answers.
 */
export const inTurn = atMost(6)
