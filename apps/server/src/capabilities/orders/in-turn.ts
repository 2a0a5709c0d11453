import { atMost } from '../../platform/at-most.ts'

/**
 * Each order that is being made holds one connection to the database and reads settings by another: were all of them
 * held at once, everybody would wait for everybody. Whoever makes orders does it in here, around the transaction.
 */
export const inTurn = atMost(6)
