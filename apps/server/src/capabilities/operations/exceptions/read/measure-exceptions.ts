import type { AnswerOf, exceptionCalls, ExceptionMeasures } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { ExceptionKind } from '@beckon/domain/exception'
import { dayBounds } from '@beckon/domain/time'
import { type RawBuilder, sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import { scopeFor } from '../../../parties/riders/index.ts'
import type { ExceptionDeps } from '../deps.ts'
import { isExceptionIn } from './is-exception-in.ts'

const WINDOW_MS = 86_400_000

interface Waits {
  readonly taken_median: number | null
  readonly taken_p90: number | null
  readonly closed_median: number | null
  readonly closed_p90: number | null
  readonly opened_today: number
  readonly closed_today: number
  readonly closed_by_hand_today: number
}

/** How long exceptions of the last 24 hours waited, and those of the day of the country; in the zones of the operator. */
export async function measureExceptions(
  { db, clock }: Pick<ExceptionDeps, 'db' | 'clock'>,
  caller: OperatorCaller,
  { country, timezone }: Pick<Deployment, 'country' | 'timezone'>,
): Promise<AnswerOf<typeof exceptionCalls.measureExceptions>> {
  const now = clock.now()
  const seen = isExceptionIn(await scopeFor(db, caller, 'exceptions.read'))
  const since = new Date(now.getTime() - WINDOW_MS)
  const today = new Date(dayBounds(unixSeconds(now), timezone).from * 1000)
  const { rows } = await sql<Waits>`
    with recent as (
      select extract(epoch from taken_at - opened_at) as taken, extract(epoch from closed_at - opened_at) as closed,
        opened_at, closed_at, closed_by
      from exception
      where country = ${country} and ${seen} and changed_at >= least(${since}::timestamptz, ${today}::timestamptz)
    )
    select percentile_cont(0.5) within group (order by taken) filter (where opened_at >= ${since}) as taken_median,
      percentile_cont(0.9) within group (order by taken) filter (where opened_at >= ${since}) as taken_p90,
      percentile_cont(0.5) within group (order by closed) filter (where opened_at >= ${since}) as closed_median,
      percentile_cont(0.9) within group (order by closed) filter (where opened_at >= ${since}) as closed_p90,
      count(*) filter (where opened_at >= ${today}) as opened_today,
      count(*) filter (where closed_at >= ${today}) as closed_today,
      count(*) filter (where closed_at >= ${today} and closed_by is not null) as closed_by_hand_today
    from recent`.execute(db)
  const open = await openByKind(db, country, seen)
  const [waits] = rows
  return {
    result: {
      until_taken: waitOf(waits?.taken_median, waits?.taken_p90),
      until_closed: waitOf(waits?.closed_median, waits?.closed_p90),
      oldest_opened_at: open.oldest && unixSeconds(open.oldest),
      open: [...open.kinds],
      opened_today: waits?.opened_today ?? 0,
      closed_today: waits?.closed_today ?? 0,
      closed_by_hand_today: waits?.closed_by_hand_today ?? 0,
    },
  }
}

const waitOf = (
  median: number | null = null,
  p90: number | null = null,
): ExceptionMeasures['until_taken'] => ({
  median: median === null ? null : Math.round(median),
  p90: p90 === null ? null : Math.round(p90),
})

interface OpenKind {
  readonly kind: ExceptionKind
  readonly count: number
  readonly unowned: number
  readonly oldest: Date
}

async function openByKind(
  db: ExceptionDeps['db'],
  country: Deployment['country'],
  seen: RawBuilder<boolean>,
) {
  const { rows } = await sql<OpenKind>`
    select kind, count(*) as count, count(*) filter (where owner_id is null) as unowned, min(opened_at) as oldest
    from exception where country = ${country} and closed_at is null and ${seen}
    group by kind order by count(*) desc, kind`.execute(db)
  const oldest = rows.map((row) => row.oldest).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
  return { oldest, kinds: rows.map(({ kind, count, unowned }) => ({ kind, count, unowned })) }
}
