import { pause } from '../clock/index.ts'

/** Between the tries of a map's program, each longer than the one before: half a minute together. */
export const GROWING_WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const

/** Loads what the page goes on without meanwhile; fails as the last try has failed. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of GROWING_WAITS_MS) {
    try {
      return await load()
    } catch {
      await pause(wait)
    }
  }
  return load()
}
