import type { CountryCode } from '@beckon/domain/country'
import { isPossiblePhone } from '@beckon/domain/phone'

export const isPhoneNumber = (text: string, country: CountryCode): boolean => isPossiblePhone(text, country)
