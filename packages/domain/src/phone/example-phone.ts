import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import type { CountryCode } from '../country/index.ts'

/** An example of a mobile number of the country, with its prefix and spaces. */
export const examplePhone = (country: CountryCode): string =>
  getExampleNumber(country, examples)?.formatInternational() ?? ''
