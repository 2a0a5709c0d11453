import type { Logger } from 'pino'
import { type Clock, pause } from '../../../platform/clock.ts'
import { ServiceError } from './providers/ask-service.ts'

/** Failures in a row that open the circuit. */
const FAILURE_THRESHOLD = 3
/** How long the circuit stays open; then one trial call is made. */
const OPEN_MS = 30_000
/** Failures are logged at most once in this time. */
const LOG_INTERVAL_MS = 60_000
/** A call that would wait longer for the rate limit of the service uses the fallback. */
const LONGEST_WAIT_MS = 1_000

/**
 * Protects callers from an outside service that is down: after some failures it is not called for a while. Libraries
 * let other calls wait for the trial call, and cannot open the circuit for the time in `Retry-After`.
 */
export interface CircuitBreaker {
  /** The answer of the service; the fallback while it fails, the circuit is open, or the rate limit is reached. */
  run<T>(call: () => Promise<T>, fallback: () => T | Promise<T>): Promise<T>
  /** For an operator to read. */
  state(): string
}

interface Deps {
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  /** Rate limit of the service; undefined without one. */
  readonly perSecond?: number | undefined
  readonly wait?: (milliseconds: number) => Promise<void>
}

export function createCircuitBreaker(
  name: string,
  { clock, log, perSecond, wait = pause }: Deps,
): CircuitBreaker {
  const isWithinRate = perSecond === undefined ? async () => true : rateLimiter(clock, 1000 / perSecond, wait)
  const now = () => clock.now().getTime()
  let failures = 0
  let openUntil = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  let unlogged = 0

  const isOpen = () => now() < openUntil
  const noteFailure = (error: unknown) => {
    failures += 1
    unlogged += 1
    const retryAfter = error instanceof ServiceError ? error.restMs : undefined
    if (failures >= FAILURE_THRESHOLD || retryAfter !== undefined) openUntil = now() + (retryAfter ?? OPEN_MS)
    if (now() - loggedAt < LOG_INTERVAL_MS) return
    // Messages of other errors may contain an address that a user searched.
    const reason = error instanceof ServiceError ? error.message : 'failed'
    log.warn({ failures: unlogged }, `${name} ${reason}; our own map answers instead`)
    loggedAt = now()
    unlogged = 0
  }
  return {
    async run(call, fallback) {
      if (isOpen()) return fallback()
      // During the trial call of an open circuit the other calls use the fallback.
      if (failures >= FAILURE_THRESHOLD) openUntil = now() + OPEN_MS
      if (!(await isWithinRate())) return fallback()
      try {
        const answer = await call()
        failures = 0
        openUntil = 0
        return answer
      } catch (error) {
        noteFailure(error)
        return fallback()
      }
    },
    state: () => (isOpen() ? `${name} rests, our own map answers` : `${name} is asked`),
  }
}

/** Spaces calls by `intervalMs`; answers false where the wait would be too long. */
function rateLimiter(
  clock: Clock,
  intervalMs: number,
  wait: (milliseconds: number) => Promise<void>,
): () => Promise<boolean> {
  let next = 0
  return async () => {
    const now = clock.now().getTime()
    const at = Math.max(now, next)
    if (at - now > LONGEST_WAIT_MS) return false
    next = at + intervalMs
    if (at > now) await wait(at - now)
    return true
  }
}
