/** Seconds for which an offer is open. */
const OPEN_SECONDS = 30

/** Returns the part of an offer's time that is left, from 0 to 1, for the ring. */
export const partLeft = (expiresAt: number, now: number): number =>
  Math.min(1, Math.max(0, (expiresAt * 1000 - now) / (OPEN_SECONDS * 1000)))

/** Returns the whole seconds that are left. Times: seconds and milliseconds since 1970 by the clock of the service. */
export const secondsLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt * 1000 - now) / 1000))
