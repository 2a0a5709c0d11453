import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'

/** Too much work waits already. The HTTP answer is 503, which asks to try again later. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

/** Permits in the order of asking; throws an `OverloadedError` after `patienceMs` without one. */
export function createSemaphore(permits: number, patienceMs?: number): SemaphoreInterface {
  const semaphore = new Semaphore(permits)
  if (patienceMs === undefined) return semaphore
  return withTimeout(semaphore, patienceMs, new OverloadedError('waited too long for a permit'))
}
