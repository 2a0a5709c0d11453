import type { CountryCode } from '@beckon/domain/country'
import type { CountryWords } from './country-words.ts'
import { eastAsia } from './east-asia.ts'
import { europe } from './europe.ts'
import { middleEast } from './middle-east.ts'
import { southAsia } from './south-asia.ts'
import { southEastAsia } from './south-east-asia.ts'

export type { CountryWords, People } from './country-words.ts'

/** Every country that is served has its words. */
export const words: Readonly<Record<CountryCode, CountryWords>> = {
  ...southEastAsia,
  ...eastAsia,
  ...southAsia,
  ...middleEast,
  ...europe,
}
