export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'letter' | 'number' | 'special'

const rules: Readonly<Record<PasswordRule, RegExp>> = {
  length: /^[\s\S]{8,}$/u,
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  letter: /\p{L}/u,
  number: /\p{Nd}/u,
  special: /[!@#$%^&*]/u,
}

/** The rules that a password does not keep. */
export function passwordFaults(password: string): PasswordRule[] {
  return (Object.keys(rules) as PasswordRule[]).filter((rule) => !rules[rule].test(password))
}
