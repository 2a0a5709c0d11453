/** Milliseconds since 1970. The one home of time and timers in the portal. */
export const now = (): number => Date.now()

/** Seconds since 1970, as the wire has them. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/** Runs once after so many milliseconds; the answer cancels it. */
export function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

/** Runs again and again; the answer ends it. */
export function every(delay: number, run: () => void): () => void {
  const timer = setInterval(run, delay)
  return () => clearInterval(timer)
}

export const pause = (delay: number): Promise<void> => new Promise((done) => void after(delay, done))
