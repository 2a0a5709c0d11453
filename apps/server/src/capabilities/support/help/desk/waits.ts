import type { HelpWaits } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { medianSeconds } from '@beckon/domain/help'
import { boundsOfDay, dayOf } from '@beckon/domain/time'
import { sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { HelpDeps } from '../deps.ts'

interface Waiting {
  readonly open: number
  readonly unassigned: number
  readonly mine: number
  readonly oldest: Date | null
}

/** How many businesses wait now, and how long those waited who got their first answer today. */
export async function helpWaits(
  { db, clock }: Pick<HelpDeps, 'db' | 'clock'>,
  caller: OperatorCaller,
  { timezone }: Deployment,
): Promise<HelpWaits> {
  const now = unixSeconds(clock.now())
  const day = boundsOfDay(dayOf(now, timezone), timezone)
  const [{ rows }, waits] = await Promise.all([
    sql<Waiting>`
      select count(*)::int as open, min(waiting_since) as oldest,
        (count(*) filter (where assigned_to is null))::int as unassigned,
        (count(*) filter (where assigned_to = ${caller.operatorId}))::int as mine
      from help_conversation
      where country = ${caller.country} and status = 'OPEN'`.execute(db),
    firstAnswers(db, caller, new Date((day?.from ?? now) * 1000)),
  ])
  const [waiting] = rows
  return {
    open: waiting?.open ?? 0,
    unassigned: waiting?.unassigned ?? 0,
    mine: waiting?.mine ?? 0,
    oldest_since: waiting?.oldest ? unixSeconds(waiting.oldest) : null,
    answered_today: waits.length,
    median_first_answer: medianSeconds(waits),
  }
}

async function firstAnswers(
  db: Database,
  { country }: Pick<OperatorCaller, 'country'>,
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('help_conversation')
    .select(['created_at', 'first_answer_at'])
    .where('country', '=', country)
    .where('first_answer_at', '>=', since)
    .execute()
  return rows.map(({ created_at, first_answer_at: answered }) =>
    answered ? Math.round((answered.getTime() - created_at.getTime()) / 1000) : 0,
  )
}
