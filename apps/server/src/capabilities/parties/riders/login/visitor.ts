import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { localeTags } from '@beckon/domain/country'

/** The address, browser and language of a phone that is not signed in. */
export interface PhoneVisitor {
  readonly country: CountryCode
  readonly address: string
  readonly language: string
}

/** The language of the phone, where texts exist in it. */
export const localeOf = ({ language }: PhoneVisitor): LocaleTag | undefined =>
  localeTags.find((tag) => tag === language)
