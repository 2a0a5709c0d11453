/** Waits for some milliseconds. The one home of time and timers in the console. */
export const pause = (delay: number): Promise<void> => new Promise((done) => void setTimeout(done, delay))

/** Calls a function again and again; the returned one ends that. */
export function repeat(run: () => void, everyMs: number): () => void {
  const timer = setInterval(run, everyMs)
  return () => clearInterval(timer)
}

/** Seconds since 1970 by the clock of this computer. */
export const now = (): number => Date.now() / 1000

/** A pause that can be cut short. */
export interface Waiter {
  wait(delay: number): Promise<void>
  /** Ends the pause that runs, or else the next one at once. */
  wake(): void
}

export function createWaiter(): Waiter {
  let isAwake = false
  let end: (() => void) | undefined
  return {
    wait(delay) {
      const wasAwake = isAwake
      isAwake = false
      if (wasAwake) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(() => end?.(), delay)
      end = () => {
        clearTimeout(timer)
        end = undefined
        resolve()
      }
      return promise
    },
    wake() {
      if (end) end()
      else isAwake = true
    },
  }
}
