import { RESEND_SECONDS, RESET_CODE_TRIES } from './accounts.ts'

/** Attempts that are allowed in a window, and the wait after them, which doubles with each further attempt. */
export interface AttemptLimit {
  readonly failures: number
  readonly windowSeconds: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** One try is evaluated after each wait, though the limit stays exceeded. */
  readonly allowsOneAfterWait?: boolean
}

const DAY_SECONDS = 86_400

/** Wrong passwords of one account. */
export const accountLimit: AttemptLimit = {
  failures: 5,
  windowSeconds: 900,
  firstWaitSeconds: 30,
  longestWaitSeconds: 900,
  allowsOneAfterWait: true,
}
/** Codes typed for one account. */
export const codeLimit: AttemptLimit = {
  failures: RESET_CODE_TRIES,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 900,
}
/** Emails to one address: after the third within an hour the address must wait. */
export const mailLimit: AttemptLimit = {
  failures: 3,
  windowSeconds: 3600,
  firstWaitSeconds: RESEND_SECONDS,
  longestWaitSeconds: 3600,
}
/** Times the limit of one account that all networks together may use: strangers then cannot lock an owner out. */
export const timesAnywhere = { password: 10, code: 4, mail: 4 } as const

/**
 * Texts to unconfirmed numbers cost us money, and the owner of a premium number may earn it: a country sends only so many
 * an hour, of which few go abroad. They do not affect confirmed accounts.
 */
const textBudget = { windowSeconds: 3600, firstWaitSeconds: 300, longestWaitSeconds: 3600 } as const
export const homeTextLimit: AttemptLimit = { ...textBudget, failures: 500 }
export const textAbroadLimit: AttemptLimit = { ...textBudget, failures: 20 }

/** Invitations to one address: a chain may open all of its outlets in one morning, each with the same manager. */
export const invitedLimit: AttemptLimit = { ...mailLimit, failures: 30 }
export const inviterLimit: AttemptLimit = { ...mailLimit, failures: 300 }
/** Invitations of a business without a delivery: enough for the managers of a large chain. */
export const newInviterLimit: AttemptLimit = { ...mailLimit, failures: 50, windowSeconds: DAY_SECONDS }

const outletsADay = { windowSeconds: DAY_SECONDS, firstWaitSeconds: 60, longestWaitSeconds: 3600 } as const
/** Outlets created: more than the largest chain opens by hand on one day. */
export const outletLimit: AttemptLimit = { ...outletsADay, failures: 1000 }
/** Outlets of a business without a delivery. */
export const newOutletLimit: AttemptLimit = { ...outletsADay, failures: 100 }

/** Wrong voucher codes of one business. */
export const voucherGuessLimit: AttemptLimit = {
  failures: 10,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
}
/** Wrong voucher codes from one address: an office shares one, and guests cannot be counted otherwise. */
export const voucherAddressLimit: AttemptLimit = { ...voucherGuessLimit, failures: 40 }
