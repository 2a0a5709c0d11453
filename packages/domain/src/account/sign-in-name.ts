import type { CountryCode } from '../country/index.ts'
import { isPossiblePhone, toE164 } from '../phone/index.ts'
import { looksLikeEmail } from './email.ts'

/** The name of a user at login: an email address, or a mobile number (`+6591234567`). */
export interface SignInName {
  readonly kind: 'mail' | 'text'
  readonly value: string
}

/** Parses a typed email address or mobile number of the country; undefined when it can be neither. */
export function signInNameOf(typed: string, country: CountryCode): SignInName | undefined {
  const text = typed.trim()
  if (text.includes('@')) return looksLikeEmail(text) ? { kind: 'mail', value: text } : undefined
  // Letters are no part of a number: "shop 24" is a name that lost its at sign.
  if (/\p{L}/u.test(text) || !isPossiblePhone(text, country)) return undefined
  return { kind: 'text', value: toE164(text, country) }
}
