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

/**
 * Returns the country's name in a language, in the form used in addresses. A language that the runtime lacks
 * falls back to English, a country without a name to its code.
 */
export function countryName(country: string, language: string, style: 'short' | 'long' = 'short'): string {
  const locale = Intl.DisplayNames.supportedLocalesOf(language)[0] ?? 'en'
  return new Intl.DisplayNames(locale, { type: 'region', style }).of(country.toUpperCase()) ?? country
}
