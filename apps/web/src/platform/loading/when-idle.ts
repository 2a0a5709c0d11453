import { after } from '../clock/index.ts'

/** For browsers without a notion of idle time (Safari). */
const WAIT_MS = 1000

/** Runs the work once the page has nothing more urgent to do. Returns a function that cancels. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') return after(WAIT_MS, run)
  const id = requestIdleCallback(() => run(), { timeout: WAIT_MS })
  return () => cancelIdleCallback(id)
}
