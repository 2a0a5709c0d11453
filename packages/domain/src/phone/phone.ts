import {
  type CountryCode as LibraryCountry,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import type { CountryCode } from '../country/index.ts'
import { keepPhoneCharacters } from './phone-characters.ts'

/** Whether the number could be one: of this country when it has no prefix of its own. */
export function isPossiblePhone(text: string, country: CountryCode): boolean {
  return parsedWhole(keepPhoneCharacters(text), country)?.isPossible() ?? false
}

/** Whether there are numbers like it: stricter than possible, and out of date for the newest ones. */
export function isValidPhone(text: string, country: CountryCode): boolean {
  return parsedWhole(keepPhoneCharacters(text), country)?.isValid() ?? false
}

/** Whether a number, `+6591234567`, has the calling code of the country; several countries may share one. */
export function isOfCountry(e164: string, country: CountryCode): boolean {
  const code = parsePhoneNumberFromString(e164)?.countryCallingCode
  return code !== undefined && code === getCountryCallingCode(country satisfies LibraryCountry)
}

/** `+6591234567`; the accepted characters of a number that cannot be parsed. */
export function toE164(text: string, country: CountryCode): string {
  const kept = keepPhoneCharacters(text)
  const number =
    parsedWhole(kept, country) ?? parsePhoneNumberFromString(kept, country satisfies LibraryCountry)
  return number?.number ?? kept
}

let latest: Parsed | undefined
interface Parsed {
  readonly kept: string
  readonly country: CountryCode
  readonly number: PhoneNumber | undefined
}

/** The number where the whole text is one. The latest is kept: a number is checked several times in a row. */
function parsedWhole(kept: string, country: CountryCode): PhoneNumber | undefined {
  if (latest?.kept === kept && latest.country === country) return latest.number
  const options = { defaultCountry: country satisfies LibraryCountry, extract: false }
  latest = { kept, country, number: parsePhoneNumberFromString(kept, options) }
  return latest.number
}

/** In groups, as its country writes it for callers from anywhere: `+65 9123 4567`; the text itself where it is no number. */
export const showPhone = (text: string, country: CountryCode): string =>
  parsePhoneNumberFromString(
    keepPhoneCharacters(text),
    country satisfies LibraryCountry,
  )?.formatInternational() ?? text
