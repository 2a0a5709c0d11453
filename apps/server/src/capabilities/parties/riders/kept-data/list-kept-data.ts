import type { AnswerOf, riderDataCalls } from '@beckon/contract'
import { type KeptKind, keptFor, keptKinds } from '@beckon/domain/rider'
import { sql } from 'kysely'
import type { RiderCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RiderDeps } from '../deps.ts'
import { recordsOf } from './records-of.ts'

/** Returns the data that the service stores about a rider: how much, since when, and for how long. */
export async function listKeptData(
  { db, parameters }: Pick<RiderDeps, 'db' | 'parameters'>,
  { riderId, country }: Pick<RiderCaller, 'riderId' | 'country'>,
): Promise<AnswerOf<typeof riderDataCalls.listKeptData>> {
  const retention = await parameters.of(country)
  const result = []
  // One after the other: a rider who is curious does not take the connections of those who ride.
  for (const kind of keptKinds) {
    const { days, from } = keptFor(kind, retention)
    result.push({ kind, ...(await extentOf(db, kind, riderId)), kept_days: days, kept_from: from })
  }
  return { result }
}

async function extentOf(db: Database, kind: KeptKind, riderId: string) {
  const { rows } = await sql<{ count: number; first: Date | null; last: Date | null }>`
    select count(*)::int as count, min(at) as first, max(at) as last
    from (${recordsOf(kind, riderId)}) as record`.execute(db)
  const { count = 0, first = null, last = null } = rows[0] ?? {}
  return { count, first_at: first && unixSeconds(first), last_at: last && unixSeconds(last) }
}
