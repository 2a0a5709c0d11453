import { setTimeout as wait } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Ends early, without an error, when the signal is aborted. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
}
