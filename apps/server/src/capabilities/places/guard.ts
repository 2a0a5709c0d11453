import type { Logger } from 'pino'
import { type Clock, pause } from '../../platform/clock.ts'
import { ServiceFault } from './providers/ask-service.ts'

/** Failures in a row after which a service is left alone. */
const MOST_FAILURES = 3
/** How long it is left alone; then one call tries whether it is back. */
const REST_MS = 30_000
/** At most once in this time a failure is logged. */
const SAY_MS = 60_000
/** Whoever would wait longer for a turn gets our own answer. */
const LONGEST_WAIT_MS = 1_000

/** Stands before a service that may be away, so that a dead one costs its time limit a few times and not always. */
export interface Guard {
  /** The service's answer, or the other one while it fails, rests or is busy. */
  run<T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T>
  /** For an operator to read. */
  state(): string
}

interface Parts {
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  /** Calls that the service takes in a second; undefined for any number. */
  readonly perSecond?: number | undefined
  readonly wait?: (milliseconds: number) => Promise<void>
}

export function createGuard(name: string, { clock, log, perSecond, wait = pause }: Parts): Guard {
  const takeTurn = perSecond === undefined ? async () => true : turns(clock, 1000 / perSecond, wait)
  const now = () => clock.now().getTime()
  let failures = 0
  let restsUntil = 0
  let saidAt = Number.NEGATIVE_INFINITY
  let unsaid = 0

  const isResting = () => now() < restsUntil
  const noteFailure = (error: unknown) => {
    failures += 1
    unsaid += 1
    const asked = error instanceof ServiceFault ? error.restMs : undefined
    if (failures >= MOST_FAILURES || asked !== undefined) restsUntil = now() + (asked ?? REST_MS)
    if (now() - saidAt < SAY_MS) return
    // What was asked for stays unsaid: it is somebody's address.
    const reason = error instanceof ServiceFault ? error.message : 'failed'
    log.warn({ failures: unsaid }, `${name} ${reason}; our own map answers instead`)
    saidAt = now()
    unsaid = 0
  }
  return {
    async run(ask, otherwise) {
      if (isResting()) return otherwise()
      // While one call tries whether the service is back, the others do not wait for it.
      if (failures >= MOST_FAILURES) restsUntil = now() + REST_MS
      if (!(await takeTurn())) return otherwise()
      try {
        const answer = await ask()
        failures = 0
        restsUntil = 0
        return answer
      } catch (error) {
        noteFailure(error)
        return otherwise()
      }
    },
    state: () => (isResting() ? `${name} rests, our own map answers` : `${name} is asked`),
  }
}

/** Gives turns at this distance; false when there would be too long to wait for one. */
function turns(
  clock: Clock,
  distanceMs: number,
  wait: (milliseconds: number) => Promise<void>,
): () => Promise<boolean> {
  let next = 0
  return async () => {
    const now = clock.now().getTime()
    const at = Math.max(now, next)
    if (at - now > LONGEST_WAIT_MS) return false
    next = at + distanceMs
    if (at > now) await wait(at - now)
    return true
  }
}
