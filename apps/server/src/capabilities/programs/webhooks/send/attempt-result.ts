import { type Attempt, nextAttemptIn, outcomeOf, readRetryAfter, slowingAfter } from '@beckon/domain/webhook'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { PostAnswer } from '../../../../platform/outgoing/post.ts'
import type { DeliveryRow } from '../deliveries/delivery-store.ts'
import type { EndpointRow } from '../endpoints/endpoint-store.ts'

export interface MadeAttempt {
  readonly delivery: DeliveryRow
  readonly endpoint: EndpointRow
  readonly answer: PostAnswer
  readonly at: Date
  readonly durationMs: number
  /** From 0 to 1. */
  readonly chance: number
}

export type Standing = Pick<EndpointRow, 'failing_since' | 'slow_level' | 'not_before' | 'last_success_at'>

/** The changes that an attempt makes. */
export interface AttemptResult {
  readonly state: DeliveryRow['state']
  /** When it is tried again; the time of the attempt where it is not. */
  readonly dueAt: Date
  /** Null where the endpoint is as before. */
  readonly standing: Standing | null
}

/** The success of an endpoint is written at most this often: the row is one for all its deliveries. */
const SUCCESS_MS = 60_000

/** Returns what an attempt changes of its delivery and of the endpoint. */
export function resultOf({ delivery, endpoint, answer, at, chance }: MadeAttempt): AttemptResult {
  const retryAfter = readRetryAfter(answer.retryAfter, unixSeconds(at))
  const attempt: Attempt = { count: delivery.attempts_of_round + 1, status: answer.status, retryAfter }
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  if (outcomeOf(attempt) === 'delivered') {
    const standing = { failing_since: null, slow_level: 0, not_before: null, last_success_at: at }
    const isSame = isRecent(endpoint, at) && standsAs(endpoint, standing)
    return { state: 'delivered', dueAt: at, standing: isSame ? null : standing }
  }
  const slowing = slowingAfter(attempt, endpoint.slow_level)
  const standing = {
    failing_since: endpoint.failing_since ?? at,
    slow_level: slowing.level,
    not_before: slowing.seconds > 0 ? later(slowing.seconds) : null,
    last_success_at: endpoint.last_success_at,
  }
  // A position is of no use later.
  const pause = delivery.type === 'courier.position' ? null : nextAttemptIn(attempt, chance)
  return {
    state: pause === null ? 'failed' : 'waiting',
    dueAt: pause === null ? at : later(pause),
    standing: standsAs(endpoint, standing) ? null : standing,
  }
}

const standsAs = (endpoint: EndpointRow, standing: Standing): boolean =>
  endpoint.failing_since?.getTime() === standing.failing_since?.getTime() &&
  endpoint.slow_level === standing.slow_level &&
  endpoint.not_before?.getTime() === standing.not_before?.getTime()

const isRecent = ({ last_success_at: before }: EndpointRow, at: Date): boolean =>
  before !== null && at.getTime() - before.getTime() < SUCCESS_MS
