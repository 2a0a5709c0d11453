export interface Filled {
  readonly email: string
  readonly password: string
}

export type Fault = 'login.email-missing' | 'login.email-invalid' | 'login.password-missing'

export type Faults = { readonly [Field in keyof Filled]?: Fault }

/** Something before and after an at sign; whether it exists, only the service knows. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/u

/** What can be said before asking the service. */
export function checkCredentials({ email, password }: Filled): Faults {
  const given = email.trim()
  return {
    ...(given === ''
      ? { email: 'login.email-missing' as const }
      : looksLikeEmail.test(given)
        ? {}
        : { email: 'login.email-invalid' as const }),
    ...(password === '' ? { password: 'login.password-missing' as const } : {}),
  }
}
