import { vi } from 'vitest'

/** Waits until what is expected is so; the limit says "stuck", not "slow". */
export const until = (expected: () => unknown): Promise<unknown> =>
  vi.waitFor(expected, { timeout: 30_000, interval: 20 })
