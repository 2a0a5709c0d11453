/** Seconds since 1970 of a time as programs write it. */
export const secondsOf = (instant: string): number => Date.parse(instant) / 1000
