import type { CountryCode } from '../country-code.ts'
import type { CountryRecord } from './country-record.ts'
import { eastAndSouthAsia } from './east-and-south-asia.ts'
import { europe } from './europe.ts'
import { middleEast } from './middle-east.ts'
import { southeastAsia } from './southeast-asia.ts'

/** The only place that looks up a country by its code. */
export const countries: Readonly<Record<CountryCode, CountryRecord>> = {
  ...eastAndSouthAsia,
  ...southeastAsia,
  ...europe,
  ...middleEast,
}
