const MINUTE = 60
const HOUR = 3600

/** Pauses after each failed attempt but the last one, in seconds: ten attempts in about three days. */
export const retryPauses: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** A pause is longer by up to this share, so that the retries of many events do not come at once. */
const JITTER = 0.2

/** The longest pause that an endpoint may ask for with `Retry-After`. */
export const RETRY_AFTER_SECONDS = 6 * HOUR

/** An endpoint that asks for less is not sent anything for these seconds, then twice and four times as long. */
const SLOW_SECONDS = 5
const SLOWEST_SECONDS = 5 * MINUTE

/** An endpoint of which each attempt has failed for as long is turned off. */
const DISABLE_AFTER_SECONDS = 5 * 24 * HOUR

export type DeliveryOutcome = 'delivered' | 'failed' | 'gone'

export interface Attempt {
  /** Attempts by now, this one included. */
  readonly count: number
  /** Null where there was no answer. */
  readonly status: number | null
  /** Seconds of the header `Retry-After`. */
  readonly retryAfter: number | null
}

/** Returns what an answer means: only 2xx is a success, a redirect is a failure, and 410 ends the endpoint. */
export function outcomeOf({ status }: Pick<Attempt, 'status'>): DeliveryOutcome {
  if (status === 410) return 'gone'
  return status !== null && status >= 200 && status < 300 ? 'delivered' : 'failed'
}

/** Returns the seconds until the next attempt; null after the last one. `chance` is from 0 to 1. */
export function nextAttemptIn({ count, retryAfter }: Attempt, chance: number): number | null {
  const pause = retryPauses[count - 1]
  if (pause === undefined) return null
  return Math.max(pause * (1 + JITTER * chance), boundedPause(retryAfter))
}

const boundedPause = (retryAfter: number | null): number =>
  Math.min(Math.max(retryAfter ?? 0, 0), RETRY_AFTER_SECONDS)

const overloaded: readonly number[] = [429, 502, 503, 504]

export interface Slowing {
  /** How often in a row the endpoint asked for less. */
  readonly level: number
  /** Seconds for which it is sent nothing. */
  readonly seconds: number
}

/** Returns how an endpoint is slowed down after an answer; level 0 where it is not. */
export function slowingAfter(
  { status, retryAfter }: Pick<Attempt, 'status' | 'retryAfter'>,
  level: number,
): Slowing {
  if (status === null || !overloaded.includes(status)) return { level: 0, seconds: 0 }
  const own = Math.min(SLOW_SECONDS * 2 ** Math.min(level, 10), SLOWEST_SECONDS)
  return { level: level + 1, seconds: Math.max(own, boundedPause(retryAfter)) }
}

/** Returns whether an endpoint is turned off that has failed since a time; seconds since 1970. */
export const isToBeDisabled = (failingSince: number | null, now: number): boolean =>
  failingSince !== null && now - failingSince >= DISABLE_AFTER_SECONDS

/** Reads `Retry-After`: seconds, or an HTTP date. `now` in seconds since 1970; null where it is neither. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/u.test(text)) return Number(text)
  const at = /^[A-Z][a-z]{2},? /u.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil(at / 1000 - now))
}

/** Endpoints that a business may have. */
export const ENDPOINTS_PER_BUSINESS = 20
