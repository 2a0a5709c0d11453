import { pause } from '../clock/index.ts'

/** Waits between attempts, each longer than the one before; half a minute in total. */
export const GROWING_WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const

/** Loads code that the page can work without; fails with the error of the last attempt. */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of GROWING_WAITS_MS) {
    try {
      return await load()
    } catch {
      await pause(wait)
    }
  }
  return load()
}
