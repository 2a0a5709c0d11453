/** Validity of the link that confirms a registration; it works once. */
export const CONFIRMATION_LINK_HOURS = 24
/** The code for a new password. */
export const RESET_CODE_DIGITS = 6
export const RESET_CODE_MINUTES = 15
export const RESET_CODE_TRIES = 5
/** Pause between two emails to one address, in which the portal does not offer another one. */
export const RESEND_SECONDS = 60
/** Validity of an invitation of an owner. */
export const INVITATION_DAYS = 7
