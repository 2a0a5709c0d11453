import { vi } from 'vitest'

/** A little less than a test may take, so that the failure names the condition. A loaded machine does not reach it. */
export const STUCK_MS = 840_000

/** Waits until an expectation holds, and returns what it returned. */
export const eventually = <T>(expectation: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expectation, { timeout: STUCK_MS, interval: 40 })
