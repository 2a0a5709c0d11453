import { looksLikeEmail } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import { canBeName, type NewPassword, newPasswordFault } from '../../features/account-form/index.ts'

export interface BusinessForm extends NewPassword {
  readonly businessName: string
  readonly name: string
  readonly accepts: boolean
}

type BusinessFault = 'register.contact-missing' | 'register.contact-invalid'
export type Field = 'businessName' | 'name' | 'password' | 'accepts'

/** What can be said before asking the service, in the order of the fields. */
export function checkBusiness(form: BusinessForm, country: CountryCode): readonly Field[] {
  const faults: readonly (Field | false)[] = [
    form.businessName.trim() === '' && 'businessName',
    !canBeName(form.name, country) && 'name',
    newPasswordFault(form) !== undefined && 'password',
    !form.accepts && 'accepts',
  ]
  return faults.filter((fault) => fault !== false)
}

/** Says whether nothing was typed, or something that can be neither a number nor an address. */
export const contactFault = (name: string): BusinessFault =>
  name.trim() === '' ? 'register.contact-missing' : 'register.contact-invalid'

export const emailFault = (email: string) =>
  email.trim() === ''
    ? ('login.email-missing' as const)
    : looksLikeEmail(email)
      ? undefined
      : ('register.error.email-incorrect' as const)
