import { vi } from 'vitest'

/** Says "stuck", not "slow". */
const STUCK_MS = 280_000

/** Waits until an expectation holds, and returns what it returned. */
export const eventually = <T>(expectation: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expectation, { timeout: STUCK_MS, interval: 20 })
