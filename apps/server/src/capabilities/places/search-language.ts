import type { CountryCode } from '@beckon/domain/country'

/** Addresses are written in the language of the street signs where most customers use it, else in English. */
const byCountry: Partial<Record<CountryCode, string>> = {
  BH: 'en',
  HK: 'zh-HK',
  KH: 'km',
  JP: 'ja',
  TH: 'th',
  TW: 'zh-TW',
}

/** The language of an address when none was asked for. */
export const searchLanguage = (country: CountryCode): string => byCountry[country] ?? 'en'
