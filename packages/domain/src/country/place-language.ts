import type { CountryCode } from './country-code.ts'
import { countries } from './records/index.ts'

/** Language in which addresses of a country are searched, whatever the language of the screen. */
export const placeLanguage = (country: CountryCode): string => countries[country].addressLanguage ?? 'en'

/** Its BCP 47 tag: the specification writes `tw` for the Chinese of Taiwan, which BCP 47 gives to a language of Ghana. */
export const placeLanguageTag = (language: string): string => (language === 'tw' ? 'zh-TW' : language)
