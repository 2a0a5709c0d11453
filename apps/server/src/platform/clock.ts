/** The only use of `Date.now`, so that a test or a demo can hold the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date(Date.now()) }

/** Seconds since 1970, as the wire has times. */
export const unixSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

export type Cancel = () => void

/** Runs once after `milliseconds`. Does not keep the process alive. */
export function after(milliseconds: number, run: () => void): Cancel {
  // Node fires a longer delay at once.
  const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), 2 ** 31 - 1))
  timer.unref()
  return () => clearTimeout(timer)
}

/** Runs repeatedly until cancelled. Does not keep the process alive. */
export function every(milliseconds: number, run: () => void): Cancel {
  const timer = setInterval(run, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** Resolves as `work` does, or to undefined where it takes longer. Does not end the work. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let cancel: Cancel = () => undefined
  const late = new Promise<undefined>((done) => {
    cancel = after(milliseconds, () => done(undefined))
  })
  return Promise.race([work, late]).finally(() => cancel())
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
