import { tokenise } from './tokens.ts'

const LANGUAGES = 'en ar ur th km my bn lo ja zh-Hant zh-Hans el sr fi sv hu de cs pl da nb ms'.split(' ')

/** The words of a country's name in the languages of our countries. */
export function countryWords(country: string): string[] {
  const names = LANGUAGES.flatMap((language) => [
    countryName(country, language),
    countryName(country, language, 'long'),
  ])
  return [...new Set(names)].flatMap(tokenise).map((token) => token.text)
}

/** The country's name in a language, as it stands in an address; its code where the language is unknown to the runtime. */
export function countryName(country: string, language: string, style: 'short' | 'long' = 'short'): string {
  const locale = Intl.DisplayNames.supportedLocalesOf(language)[0] ?? 'en'
  return new Intl.DisplayNames(locale, { type: 'region', style }).of(country.toUpperCase()) ?? country
}
