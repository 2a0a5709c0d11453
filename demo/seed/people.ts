import type { Random } from './random.ts'
import type { CountryWords } from './vocabulary/index.ts'

export function personOf(words: CountryWords, random: Random): string {
  const { name, given, family } = words.others && random.next() < 0.5 ? words.others : words
  return name.replace('{given}', random.pick(given)).replace('{family}', random.pick(family))
}

/** Returns a random mobile number of the country. */
export const mobileOf = (words: CountryWords, random: Random): string =>
  words.mobile.replaceAll('x', () => String(random.between(0, 9)))
