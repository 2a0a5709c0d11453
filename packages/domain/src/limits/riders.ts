/** Validity of the invitation of a rider; it works once. */
export const RIDER_INVITATION_HOURS = 48
/** The code with which a rider logs in. */
export const RIDER_CODE_DIGITS = 6
export const RIDER_CODE_MINUTES = 10
export const RIDER_CODE_TRIES = 5
/** Validity of the access token of a rider's phone. */
export const RIDER_TOKEN_SECONDS = 3600
/** A device ends after so many days without use. */
export const RIDER_DEVICE_IDLE_DAYS = 90
/** Open devices of a rider; the least recently used is ended first. */
export const RIDER_DEVICES = 10
/** Parcels that any rider has in hand at once. */
export const RIDER_PARCELS = 3
export const riderDocumentLimits = {
  /** Bytes of one file. */
  bytes: 5_242_880,
} as const
