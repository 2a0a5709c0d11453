import { sql } from 'kysely'
import { after, type Cancel } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { AttemptResult, MadeAttempt } from './attempt-result.ts'

export interface RecordedAttempt {
  readonly made: MadeAttempt
  readonly result: AttemptResult
}

export interface AttemptRecord {
  /** Resolves when the attempt is recorded. */
  add(attempt: RecordedAttempt): Promise<void>
  /** Records what has been added at once. */
  flush(): void
}

interface Waiting {
  readonly attempt: RecordedAttempt
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

/** Attempts that wait for one another, and for how long: a process that is killed sends these again. */
const GATHERED = 32
const GATHER_MS = 20
/** Attempts of one statement. */
const MOST = 256

/**
 * Creates the record of attempts of all endpoints of this process, which writes several in one statement. Where a statement
 * fails, each of its attempts is recorded alone, so that none fails because of another.
 */
export function createAttemptRecord(db: Database): AttemptRecord {
  const waiting: Waiting[] = []
  let isWriting = false
  let cancel: Cancel | undefined
  async function writeAll(): Promise<void> {
    cancel?.()
    cancel = undefined
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) await writeSome(db, waiting.splice(0, MOST))
    isWriting = false
  }
  return {
    add: (attempt) =>
      new Promise((done, fail) => {
        waiting.push({ attempt, done, fail })
        if (waiting.length >= GATHERED) void writeAll()
        else cancel ??= after(GATHER_MS, () => void writeAll())
      }),
    flush: () => void writeAll(),
  }
}

async function writeSome(db: Database, some: readonly Waiting[]): Promise<void> {
  try {
    await write(
      db,
      some.map(({ attempt }) => attempt),
    )
    for (const { done } of some) done()
  } catch (error) {
    if (some.length === 1) some[0]?.fail(error)
    else for (const one of some) await writeSome(db, [one])
  }
}

/** Records attempts, the next ones, and the standing of their endpoints, in one statement. */
async function write(db: Database, attempts: readonly RecordedAttempt[]): Promise<void> {
  await sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(attempts.map(attemptRow))}::jsonb) as made (
        endpoint_id text, event_id text, state text, due_at timestamptz, at timestamptz, status int, error text,
        duration_ms int, answer text)
    ),
    changed as (
      update webhook_delivery as delivery
      set attempts = attempts + 1, attempts_of_round = attempts_of_round + 1, state = made.state,
        due_at = made.due_at, last_status = made.status,
        delivered_at = coalesce(delivered_at, case made.state when 'delivered' then made.at end)
      from made
      where delivery.endpoint_id = made.endpoint_id and delivery.event_id = made.event_id
      returning delivery.endpoint_id, delivery.event_id, delivery.attempts, made.at, made.status, made.error,
        made.duration_ms, made.answer
    ),
    standing as (
      update webhook_endpoint as endpoint
      set failing_since = standing.failing_since, slow_level = standing.slow_level, not_before = standing.not_before,
        last_success_at = coalesce(standing.last_success_at, endpoint.last_success_at)
      from jsonb_to_recordset(${JSON.stringify(standingRows(attempts))}::jsonb) as standing (
        endpoint_id text, failing_since timestamptz, slow_level int, not_before timestamptz,
        last_success_at timestamptz)
      where endpoint.endpoint_id = standing.endpoint_id
    )
    insert into webhook_attempt (endpoint_id, event_id, attempt, at, status, error, duration_ms, answer)
    select endpoint_id, event_id, attempts, at, status, error, duration_ms, answer from changed`.execute(db)
}

const attemptRow = ({ made, result }: RecordedAttempt) => ({
  endpoint_id: made.delivery.endpoint_id,
  event_id: made.delivery.event_id,
  state: result.state,
  due_at: result.dueAt,
  at: made.at,
  status: made.answer.status,
  error: made.answer.error,
  duration_ms: made.durationMs,
  answer: made.answer.answer,
})

/** The last standing of each endpoint that changes. */
function standingRows(attempts: readonly RecordedAttempt[]) {
  const rows = new Map<string, object>()
  for (const { made, result } of attempts) {
    const { endpoint_id: id } = made.endpoint
    if (result.standing) rows.set(id, { endpoint_id: id, ...result.standing })
  }
  return [...rows.values()]
}
