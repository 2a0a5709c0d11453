import type { AnswerOf, operatorCalls, QueryOf } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { findChanges } from './find-changes.ts'

/** Returns a page of the changes in a country, newest first. */
export async function listChanges(
  db: Database,
  country: CountryCode,
  { before, count, ...filter }: QueryOf<typeof operatorCalls.listChanges>,
): Promise<AnswerOf<typeof operatorCalls.listChanges>> {
  const found = await findChanges(db, country, filter, { before, count: count + 1 })
  const page = found.slice(0, count)
  return {
    result: page.map((change) => ({ ...change, created_at: unixSeconds(change.created_at) })),
    next: found.length > count ? (page.at(-1)?.change_id ?? null) : null,
  }
}

/** Lists the refused attempts of a country, newest first. */
export async function listRefusedAttempts(
  db: Database,
  country: CountryCode,
  { before, count }: QueryOf<typeof operatorCalls.listRefusedAttempts>,
): Promise<AnswerOf<typeof operatorCalls.listRefusedAttempts>> {
  const rows = await db
    .selectFrom('refused_attempt')
    .selectAll()
    .where('country', '=', country)
    .$if(before !== undefined, (query) => query.where('refused_id', '<', before ?? 0))
    .orderBy('refused_id', 'desc')
    .limit(count)
    .execute()
  return {
    result: rows.map(({ country: _country, account_hash, created_at, ...attempt }) => ({
      ...attempt,
      account: account_hash,
      created_at: unixSeconds(created_at),
    })),
  }
}
