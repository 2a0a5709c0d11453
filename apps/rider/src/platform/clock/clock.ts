/** Milliseconds since 1970 by the clock of this phone. The one home of time and timers in the app. */
export const now = (): number => Date.now()

/** Runs once after a delay in milliseconds; the returned function cancels it. */
export function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}

/** Runs repeatedly; the returned function ends it. */
export function every(delay: number, run: () => void): () => void {
  const timer = setInterval(run, delay)
  return () => clearInterval(timer)
}

export const pause = (delay: number): Promise<void> => new Promise((done) => void after(delay, done))
