import { type Attempt, nextAttemptIn, outcomeOf, readRetryAfter, slowingAfter } from '@beckon/domain/webhook'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
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

/** The success of an endpoint is written at most this often: the row is one for all its deliveries. */
const SUCCESS_MS = 60_000

/** Records an attempt, the next one, and the standing of the endpoint, in one statement. */
export async function recordAttempt(db: Database, made: MadeAttempt): Promise<void> {
  const { delivery, endpoint, answer, at, durationMs } = made
  const next = nextOf(made)
  await sql`
    with changed as (
      update webhook_delivery
      set attempts = attempts + 1, attempts_of_round = attempts_of_round + 1, state = ${next.state},
        due_at = ${next.dueAt}::timestamptz, last_status = ${answer.status}::int,
        delivered_at = coalesce(delivered_at, ${next.state === 'delivered' ? at : null}::timestamptz)
      where endpoint_id = ${delivery.endpoint_id} and event_id = ${delivery.event_id}
      returning endpoint_id, event_id, attempts
    ),
    standing as (${standingOf(made)})
    insert into webhook_attempt (endpoint_id, event_id, attempt, at, status, error, duration_ms, answer)
    select endpoint_id, event_id, attempts, ${at}::timestamptz, ${answer.status}::int, ${answer.error}::text,
      ${durationMs}::int, ${answer.answer}
    from changed`.execute(db)
  // The copy that the rest of the batch is sent by.
  Object.assign(
    endpoint,
    next.endpoint,
    next.state === 'delivered' && !isRecent(endpoint, at) ? { last_success_at: at } : {},
  )
}

interface Next {
  readonly state: DeliveryRow['state']
  readonly dueAt: Date
  readonly endpoint: Pick<EndpointRow, 'failing_since' | 'slow_level' | 'not_before'>
}

function nextOf({ delivery, endpoint, answer, at, chance }: MadeAttempt): Next {
  const retryAfter = readRetryAfter(answer.retryAfter, unixSeconds(at))
  const attempt: Attempt = { count: delivery.attempts_of_round + 1, status: answer.status, retryAfter }
  const slowing = slowingAfter(attempt, endpoint.slow_level)
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  if (outcomeOf(attempt) === 'delivered') {
    const standing = { failing_since: null, slow_level: 0, not_before: null }
    return { state: 'delivered', dueAt: at, endpoint: standing }
  }
  // A position is of no use later.
  const pause = delivery.type === 'courier.position' ? null : nextAttemptIn(attempt, chance)
  return {
    state: pause === null ? 'failed' : 'waiting',
    dueAt: pause === null ? at : later(pause),
    endpoint: {
      failing_since: endpoint.failing_since ?? at,
      slow_level: slowing.level,
      not_before: slowing.seconds > 0 ? later(slowing.seconds) : null,
    },
  }
}

/** The statement that writes the standing of the endpoint where it changes. */
function standingOf(made: MadeAttempt) {
  const { endpoint, at } = made
  const { failing_since: failing, slow_level: level, not_before: notBefore } = nextOf(made).endpoint
  const isSuccess = failing === null
  const isSame =
    endpoint.failing_since?.getTime() === failing?.getTime() &&
    endpoint.slow_level === level &&
    endpoint.not_before?.getTime() === notBefore?.getTime()
  if (isSame && (!isSuccess || isRecent(endpoint, at))) return sql`select`
  return isSuccess
    ? sql`
      update webhook_endpoint
      set failing_since = null, slow_level = 0, not_before = null, last_success_at = ${at}::timestamptz
      where endpoint_id = ${endpoint.endpoint_id}`
    : sql`
      update webhook_endpoint
      set failing_since = coalesce(failing_since, ${failing}::timestamptz), slow_level = ${level},
        not_before = ${notBefore}::timestamptz
      where endpoint_id = ${endpoint.endpoint_id}`
}

const isRecent = ({ last_success_at: before }: EndpointRow, at: Date): boolean =>
  before !== null && at.getTime() - before.getTime() < SUCCESS_MS
