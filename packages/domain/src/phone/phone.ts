import {
  type CountryCode as LibraryCountry,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { CountryCode } from '../country/index.ts'
import { keepPhoneCharacters } from './phone-characters.ts'

/** Whether the number could be one: of this country when it has no prefix of its own. */
export function isPossiblePhone(text: string, country: CountryCode): boolean {
  return isPossiblePhoneNumber(keepPhoneCharacters(text), country satisfies LibraryCountry)
}

/** Whether there are numbers like it: stricter than possible, and out of date for the newest ones. */
export function isValidPhone(text: string, country: CountryCode): boolean {
  return isValidPhoneNumber(keepPhoneCharacters(text), country satisfies LibraryCountry)
}

/** Whether a number, `+6591234567`, has the calling code of the country; several countries may share one. */
export function isOfCountry(e164: string, country: CountryCode): boolean {
  const code = parsePhoneNumberFromString(e164)?.countryCallingCode
  return code !== undefined && code === getCountryCallingCode(country satisfies LibraryCountry)
}

/** `+6591234567`; the accepted characters of a number that cannot be parsed. */
export function toE164(text: string, country: CountryCode): string {
  const kept = keepPhoneCharacters(text)
  return parsePhoneNumberFromString(kept, country satisfies LibraryCountry)?.number ?? kept
}

/** In groups, as its country writes it for callers from anywhere: `+65 9123 4567`; the text itself where it is no number. */
export const showPhone = (text: string, country: CountryCode): string =>
  parsePhoneNumberFromString(
    keepPhoneCharacters(text),
    country satisfies LibraryCountry,
  )?.formatInternational() ?? text
