import { createSemaphore } from '../../../../platform/semaphore.ts'

const creations = createSemaphore(6)

/**
 * Limits how many orders are created at once, around the transaction. Transactions have a limit of their own; with this one
 * a rush of orders does not take all of them, and reaches the card gateway no faster than it answers.
 */
export const withOrderPermit = <T>(work: () => Promise<T>): Promise<T> => creations.runExclusive(work)
