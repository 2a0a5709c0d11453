import { randomInt } from 'node:crypto'

const DIGITS = 4

/** The customer gives the PIN at the door; it cannot be predicted. */
export const drawPin = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
