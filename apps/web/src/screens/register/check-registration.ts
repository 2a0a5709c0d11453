import { looksLikeEmail } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import { canBeName, type NewPassword, newPasswordViolation } from '../../features/account-form/index.ts'

export interface BusinessForm extends NewPassword {
  readonly businessName: string
  readonly name: string
  readonly accepts: boolean
}

type BusinessViolation = 'register.contact-missing' | 'register.contact-invalid'
export type Field = 'businessName' | 'name' | 'password' | 'accepts'

/** Returns the violations that need no call, in the order of the fields. */
export function checkBusiness(form: BusinessForm, country: CountryCode): readonly Field[] {
  const violations: readonly (Field | false)[] = [
    form.businessName.trim() === '' && 'businessName',
    !canBeName(form.name, country) && 'name',
    newPasswordViolation(form) !== undefined && 'password',
    !form.accepts && 'accepts',
  ]
  return violations.filter((violation) => violation !== false)
}

/** Distinguishes an empty name from one that is neither a number nor an address. */
export const contactViolation = (name: string): BusinessViolation =>
  name.trim() === '' ? 'register.contact-missing' : 'register.contact-invalid'

export const emailViolation = (email: string) =>
  email.trim() === ''
    ? ('login.email-missing' as const)
    : looksLikeEmail(email)
      ? undefined
      : ('register.error.email-incorrect' as const)
