import { randomInt } from 'node:crypto'

const DIGITS = 4

/** What the customer says at the door; nobody can tell it beforehand. */
export const drawPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
