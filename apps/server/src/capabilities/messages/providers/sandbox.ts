import { randomInt } from 'node:crypto'
import type { Telephony } from './telephony.ts'

/** +999 is no country: whoever dials it in earnest reaches nobody. */
const NUMBER = '+99955501'
const CODE_DIGITS = 6

/** Nobody's telephone rings: what it would connect is shown at `/dev/calls`. */
export const sandboxTelephony: Telephony = {
  join: async () => ({
    number: NUMBER + String(randomInt(100)).padStart(2, '0'),
    code: String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
  }),
  end: async () => undefined,
}
