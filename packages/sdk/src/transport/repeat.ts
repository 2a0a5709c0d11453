import { BeckonConnectionError, type BeckonError } from '../errors.ts'
import type { Outgoing } from './outgoing.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8000
/** Seconds; a service that asks for more is left to the caller. */
const LONGEST_RETRY_AFTER = 60

const passing: ReadonlySet<number> = new Set([425, 429, 500, 502, 503, 504])

/** Whether a failed call may be repeated, and whether that can help. */
export function shouldRepeat(
  { method, idempotencyKey, isRepeatable }: Pick<Outgoing, 'method' | 'idempotencyKey' | 'isRepeatable'>,
  failure: BeckonError | BeckonConnectionError,
): boolean {
  const changesMore = (method === 'POST' || method === 'PATCH') && !isRepeatable
  const isHarmless = !changesMore || idempotencyKey !== undefined
  if (failure instanceof BeckonConnectionError) return isHarmless
  if (!passing.has(failure.status) || (failure.retryAfter ?? 0) > LONGEST_RETRY_AFTER) return false
  // The service did not begin a call that it refused for its rate.
  return isHarmless || failure.status === 429
}

/** Milliseconds before the next attempt: what the service asks for, else twice as long each time, with jitter. */
export function pauseBefore(
  attempt: number,
  failure: BeckonError | BeckonConnectionError,
  random: number,
): number {
  const asked = failure instanceof BeckonConnectionError ? undefined : failure.retryAfter
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt)
  return asked === undefined ? pause * (0.5 + random / 2) : asked * 1000 + random * FIRST_PAUSE_MS
}
