import { vi } from 'vitest'

/** Waits until the expected condition holds; the timeout only detects a test that is stuck. */
export const until = (expected: () => unknown): Promise<unknown> =>
  vi.waitFor(expected, { timeout: 30_000, interval: 20 })
