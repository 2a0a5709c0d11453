import type { CountryCode } from './country-code.ts'

/** Addresses are looked for in the language of the street signs where most customers use it, else in English. */
const byCountry: Partial<Record<CountryCode, string>> = {
  BH: 'en',
  HK: 'zh-HK',
  KH: 'km',
  JP: 'ja',
  TH: 'th',
  TW: 'tw',
}

/** What a search for places says its language is; whoever reads the screen in another one gets the same addresses. */
export const placeLanguage = (country: CountryCode): string => byCountry[country] ?? 'en'

/** Its tag by BCP 47: there `tw` is a language of Ghana, and here it is what is written in Taiwan. */
export const placeLanguageTag = (language: string): string => (language === 'tw' ? 'zh-TW' : language)
