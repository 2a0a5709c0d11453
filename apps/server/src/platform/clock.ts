/** What time it is. The one home of `Date.now`, so that a test or a demo can hold the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date(Date.now()) }

/** Seconds since 1970, as the wire has times. */
export const unixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
