import { plainDigits } from '../text/index.ts'

/** Returns the characters that a phone field accepts: digits of any script, as plain ones, and a plus. */
export function keepPhoneCharacters(text: string): string {
  return plainDigits(text).replace(/[^\d+]/gu, '')
}
