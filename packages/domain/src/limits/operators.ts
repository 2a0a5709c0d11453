import type { AttemptLimit } from './attempts.ts'

/** Validity of the invitation of an operator; it works once. */
export const OPERATOR_INVITATION_HOURS = 48
/** Validity of the link for a new password; it works once. */
export const OPERATOR_RESET_HOURS = 2
/** Time between the password and the second factor, and to set up a new one. */
export const OPERATOR_TICKET_MINUTES = 10
/** A session ends after so many minutes without a call, and in any case after the hours of a shift. */
export const OPERATOR_IDLE_MINUTES = 60
export const OPERATOR_SESSION_HOURS = 12
export const RECOVERY_CODES = 10
/** Digits of a code of the second factor (RFC 6238), and its seconds. */
export const SECOND_FACTOR_DIGITS = 6
export const SECOND_FACTOR_SECONDS = 30

/** Codes of the second factor of one account. Only a person with the password or a session can use them up. */
export const secondFactorLimit: AttemptLimit = {
  maxAttempts: 5,
  windowSeconds: 900,
  firstWaitSeconds: 60,
  longestWaitSeconds: 3600,
  allowsOneAfterWait: true,
}

/** Saved views of lists: the most of one list and of one operator, and the longest name. */
export const listViewLimits = { perList: 20, perOperator: 200, name: 60 } as const

/** Validity of a view of the page of a shop or of a customer; it is not prolonged. */
export const VIEW_MINUTES = 15
