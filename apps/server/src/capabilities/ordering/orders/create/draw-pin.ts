import { randomInt } from 'node:crypto'
import { HANDOVER_PIN_DIGITS } from '@beckon/domain/limits'

/** What the customer says at the door; nobody can tell it beforehand. */
export const drawPin = (): string =>
  String(randomInt(10 ** HANDOVER_PIN_DIGITS)).padStart(HANDOVER_PIN_DIGITS, '0')
