import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import type { CountryCode } from '../country/index.ts'

/** A mobile number of the country that is given to nobody in particular; with its prefix and spaces. */
export const examplePhone = (country: CountryCode): string =>
  getExampleNumber(country, examples)?.formatInternational() ?? ''
