import { looksLikeEmail } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'

type IsPhoneNumber = (text: string, country: CountryCode) => boolean

let isPhoneNumber: IsPhoneNumber | undefined

/**
 * Returns whether a typed text can be an email address or a mobile number. The number rules of all countries weigh as
 * much as a page, and most people log in by email: they are loaded when a number is typed. Until then any number is
 * accepted, and the service decides.
 */
export function canBeName(typed: string, country: CountryCode): boolean {
  const text = typed.trim()
  if (text === '' || text.includes('@') || /\p{L}/u.test(text)) return looksLikeEmail(text)
  if (isPhoneNumber) return isPhoneNumber(text, country)
  void fetchPhoneNumbers()
  return /\d/u.test(text)
}

/** Fetches the numbers where the text may be one, so that `canBeName` then answers for certain. */
export async function prepareNames(typed: string): Promise<void> {
  if (!typed.includes('@') && !isPhoneNumber) await fetchPhoneNumbers()
}

/** Not there: the next keystroke asks again. */
export async function fetchPhoneNumbers(): Promise<void> {
  isPhoneNumber = (await import('./is-phone-number.ts').catch(() => undefined))?.isPhoneNumber
}
