/** The gateway's only source of the time, so that a test can control it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date(Date.now()) }

/** Seconds since 1970, as the wire has times. */
export const unixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

export const later = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)

/** Runs once, `milliseconds` from now; never keeps the process alive by itself. Answers how to cancel it. */
export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.max(0, milliseconds))
  timer.unref()
  return () => clearTimeout(timer)
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
