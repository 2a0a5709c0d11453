import { pause } from './pause.ts'
import type { Transport } from './send.ts'

export interface TransportOptions extends Pick<Transport, 'key' | 'baseUrl'> {
  readonly retries?: number | undefined
  readonly timeoutMs?: number | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** The means of the platform by which calls are sent. */
export function createTransport({ retries = 2, timeoutMs = 30_000, ...given }: TransportOptions): Transport {
  return {
    ...{ key: given.key, baseUrl: given.baseUrl, retries, timeoutMs, pause },
    // A browser's `fetch` must be called as a function of the window.
    fetch: given.fetch ?? ((...request) => fetch(...request)),
    random: () => Math.random(),
  }
}
