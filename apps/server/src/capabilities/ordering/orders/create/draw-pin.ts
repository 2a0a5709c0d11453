import { randomInt } from 'node:crypto'
import { HANDOVER_PIN_DIGITS } from '@beckon/domain/limits'

/** The customer gives the PIN at the door; it cannot be predicted. */
export const drawPin = (): string =>
  String(randomInt(10 ** HANDOVER_PIN_DIGITS)).padStart(HANDOVER_PIN_DIGITS, '0')
