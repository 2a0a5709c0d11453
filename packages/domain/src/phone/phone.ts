import {
  type CountryCode as LibraryCountry,
  isPossiblePhoneNumber,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CountryCode } from '../country/index.ts'

/** What may be typed into a phone field: digits of any script, as plain ones, and a plus. */
export function keepPhoneCharacters(text: string): string {
  return plainDigits(text).replace(/[^\d+]/gu, '')
}

/** The text with the digits of every script as 0 to 9. */
export const plainDigits = (text: string): string => [...text.normalize('NFKC')].map(plainDigit).join('')

/** Arabic-Indic, Bengali, Thai … digits are digits too. */
function plainDigit(letter: string): string {
  if (!/\p{Nd}/u.test(letter)) return letter
  const code = letter.codePointAt(0) ?? 0
  let zero = code
  // Digits of a script stand together in tens.
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return String(code - zero)
}

/** Whether the number could be one: of this country when it has no prefix of its own. */
export function isPossiblePhone(text: string, country: CountryCode): boolean {
  return isPossiblePhoneNumber(keepPhoneCharacters(text), country satisfies LibraryCountry)
}

/** Whether there are numbers like it: stricter than possible, and out of date for the newest ones. */
export function isValidPhone(text: string, country: CountryCode): boolean {
  return isValidPhoneNumber(keepPhoneCharacters(text), country satisfies LibraryCountry)
}

/** `+6591234567`; the kept characters where the number cannot be understood. */
export function toE164(text: string, country: CountryCode): string {
  const kept = keepPhoneCharacters(text)
  return parsePhoneNumberFromString(kept, country satisfies LibraryCountry)?.number ?? kept
}
