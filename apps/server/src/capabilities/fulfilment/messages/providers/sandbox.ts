import { randomInt } from 'node:crypto'
import type { Telephony } from './telephony.ts'

/** +999 is not assigned to a country, so the number cannot be dialled. */
const NUMBER = '+99955501'
const CODE_DIGITS = 6

/** No telephone rings: `/dev/calls` shows the call that would be connected. */
export const sandboxTelephony: Telephony = {
  join: async () => ({
    number: NUMBER + String(randomInt(100)).padStart(2, '0'),
    code: String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
  }),
  end: async () => undefined,
}
