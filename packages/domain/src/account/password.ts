export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'letter' | 'number' | 'special'

const rules: Readonly<Record<PasswordRule, RegExp>> = {
  length: /^[\s\S]{8,}$/u,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  letter: /\p{L}/u,
  number: /\p{Nd}/u,
  special: /[!@#$%^&*]/u,
}

/** In the order in which they are shown. */
export const passwordRules = Object.keys(rules) as PasswordRule[]

/** Returns the rules that a password violates. */
export function passwordViolations(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rules[rule].test(password))
}

/** Whether a repeated password is the same, also when two keyboards write its letters in two ways. */
export const passwordsMatch = (password: string, repeated: string): boolean =>
  password.normalize('NFC') === repeated.normalize('NFC')
