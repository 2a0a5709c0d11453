import type { CountryCode } from '@beckon/domain/country'
import { canBeName } from '../../features/account-form/index.ts'

export interface Filled {
  readonly email: string
  readonly password: string
}

export type Violation = 'register.contact-missing' | 'login.email-invalid' | 'login.password-missing'

export type Violations = { readonly [Field in keyof Filled]?: Violation }

/** Returns the violations that need no call. The name is an email address or a mobile number. */
export function checkCredentials({ email, password }: Filled, country: CountryCode): Violations {
  const given = email.trim()
  return {
    ...(given === ''
      ? { email: 'register.contact-missing' as const }
      : canBeName(given, country)
        ? {}
        : { email: 'login.email-invalid' as const }),
    ...(password === '' ? { password: 'login.password-missing' as const } : {}),
  }
}
