import { pause } from '../../platform/clock/index.ts'

export const RETRIES = 10
const WAIT_MS = 2000

/** Loads what cannot be done without: once, and up to ten times again, two seconds apart. */
export async function loadEssential<T>(
  load: () => Promise<T | undefined>,
  /** Called before each wait with the number of the next retry. */
  waiting: (retry: number) => void,
): Promise<T | undefined> {
  for (let retry = 0; ;) {
    const loaded = await load()
    if (loaded !== undefined || retry === RETRIES) return loaded
    retry += 1
    waiting(retry)
    await pause(WAIT_MS)
  }
}
