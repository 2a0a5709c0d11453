import { RESEND_SECONDS, RESET_CODE_TRIES } from './accounts.ts'

/** Attempts that are allowed in a window, and the wait after them, which doubles with each further attempt. */
export interface AttemptLimit {
  /** Attempts of any kind: passwords, codes, emails, texts, invitations, outlets. */
  readonly maxAttempts: number
  readonly windowSeconds: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** One try is evaluated after each wait, though the limit stays exceeded. */
  readonly allowsOneAfterWait?: boolean
}

const DAY_SECONDS = 86_400

/** Wrong passwords of one account. */
export const accountLimit: AttemptLimit = {
  maxAttempts: 5,
  windowSeconds: 900,
  firstWaitSeconds: 30,
  longestWaitSeconds: 900,
  allowsOneAfterWait: true,
}
/** Codes typed for one account. */
export const codeLimit: AttemptLimit = {
  maxAttempts: RESET_CODE_TRIES,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
}
/** Emails to one address: after the third within an hour the address must wait. */
export const mailLimit: AttemptLimit = {
  maxAttempts: 3,
  windowSeconds: 3600,
  firstWaitSeconds: RESEND_SECONDS,
  longestWaitSeconds: 3600,
}
/** All networks together may use this multiple of the limit of one account: strangers then cannot lock an owner out. */
export const globalLimitFactor = { password: 10, code: 4, mail: 4 } as const

/**
 * Texts to unconfirmed numbers cost us money, and the owner of a premium number may earn it: a country sends a limited
 * number an hour, of which few go abroad. These limits do not affect confirmed accounts.
 */
const textBudget = { windowSeconds: 3600, firstWaitSeconds: 300, longestWaitSeconds: 3600 } as const
export const homeTextLimit: AttemptLimit = { ...textBudget, maxAttempts: 500 }
export const textAbroadLimit: AttemptLimit = { ...textBudget, maxAttempts: 20 }

/** Invitations to one address: a chain may open all of its outlets in one morning, each with the same manager. */
export const invitedLimit: AttemptLimit = { ...mailLimit, maxAttempts: 30 }
export const inviterLimit: AttemptLimit = { ...mailLimit, maxAttempts: 300 }
/** Invitations of a business without a delivery: enough for the managers of a large chain. */
export const newInviterLimit: AttemptLimit = { ...mailLimit, maxAttempts: 50, windowSeconds: DAY_SECONDS }

const outletsADay = { windowSeconds: DAY_SECONDS, firstWaitSeconds: 60, longestWaitSeconds: 3600 } as const
/** Outlets created: more than the largest chain opens by hand on one day. */
export const outletLimit: AttemptLimit = { ...outletsADay, maxAttempts: 1000 }
/** Outlets of a business without a delivery. */
export const newOutletLimit: AttemptLimit = { ...outletsADay, maxAttempts: 100 }

/** Wrong voucher codes of one business. */
export const voucherGuessLimit: AttemptLimit = {
  maxAttempts: 10,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
}
/** Wrong voucher codes from one address: an office shares one, and guests cannot be counted otherwise. */
export const voucherAddressLimit: AttemptLimit = { ...voucherGuessLimit, maxAttempts: 40 }
