import type { Chance } from './random.ts'
import type { CountryWords } from './vocabulary/index.ts'

export function personOf(words: CountryWords, chance: Chance): string {
  return words.name
    .replace('{given}', chance.pick(words.given))
    .replace('{family}', chance.pick(words.family))
}

/** A mobile number of the country that nobody is known to have. */
export const mobileOf = (words: CountryWords, chance: Chance): string =>
  words.mobile.replaceAll('x', () => String(chance.between(0, 9)))
