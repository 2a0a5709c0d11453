import type { Chance } from './random.ts'
import type { CountryWords } from './vocabulary/index.ts'

export function personOf(words: CountryWords, chance: Chance): string {
  const { name, given, family } = words.others && chance.next() < 0.5 ? words.others : words
  return name.replace('{given}', chance.pick(given)).replace('{family}', chance.pick(family))
}

/** Returns a random mobile number of the country. */
export const mobileOf = (words: CountryWords, chance: Chance): string =>
  words.mobile.replaceAll('x', () => String(chance.between(0, 9)))
