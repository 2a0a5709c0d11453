import type { SignInName } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import {
  accountLimit,
  codeLimit,
  homeTextLimit,
  mailLimit,
  textAbroadLimit,
  globalLimitFactor,
} from '@beckon/domain/limits'
import { isOfCountry } from '@beckon/domain/phone'
import { type AccountTries, type CountedSubject, subjectOf } from '../../../platform/attempts.ts'

export { type AddressLimits, addressLimits, withinLimits } from '../../../platform/auth/within-limits.ts'

/** Returns the text budget that a registration counts against; none where it is confirmed by email. */
export function textsCounted(name: SignInName, country: CountryCode): readonly CountedSubject[] {
  if (name.kind !== 'text') return []
  return isOfCountry(name.value, country)
    ? [{ subject: subjectOf('texts-home', country), limit: homeTextLimit }]
    : [{ subject: subjectOf('texts-abroad', country), limit: textAbroadLimit }]
}

/** Wrong passwords. */
export const signInTries = (account: string): AccountTries => ({
  what: 'account',
  account,
  limit: accountLimit,
  globalLimitFactor: globalLimitFactor.password,
})

/** Codes typed for a forgotten password. */
export const codeTries = (account: string): AccountTries => ({
  what: 'code',
  account,
  limit: codeLimit,
  globalLimitFactor: globalLimitFactor.code,
})

/** Codes and links that are sent to one recipient, who is the same in all countries. */
export const mailTries = (name: SignInName): AccountTries => ({
  what: 'mail',
  account: name.value.toLowerCase(),
  limit: mailLimit,
  globalLimitFactor: globalLimitFactor.mail,
})
