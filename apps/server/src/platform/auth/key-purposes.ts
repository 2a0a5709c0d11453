/** Purposes of the keys that sign tokens of this service. A token of one purpose is nothing for another one. */
export const signingPurposes = {
  session: 'logins of users',
  quote: 'quoted fees',
  guest: 'people without an account',
  rider: 'phones of riders',
  operator: 'steps of the login of operators',
  help: 'help pages',
  receipt: "a shop's own receipts",
} as const

export type SigningPurpose = keyof typeof signingPurposes

export const isSigningPurpose = (text: string): text is SigningPurpose => text in signingPurposes

/** The keys that name this service to push services. */
export const PUSH_PURPOSE = 'web-push'

/** A replaced key may be removed after this: every token that it signed has ended by then. */
export const KEY_OVERLAP_HOURS = 48
