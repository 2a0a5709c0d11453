import type { AnswerOf, operatorCalls, QueryOf } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

/** Returns the changes in a country, newest first. */
export async function listChanges(
  db: Database,
  country: CountryCode,
  { before, count, subject }: QueryOf<typeof operatorCalls.listChanges>,
): Promise<AnswerOf<typeof operatorCalls.listChanges>> {
  const rows = await db
    .selectFrom('operator_change')
    .selectAll()
    .where('country', '=', country)
    .$if(before !== undefined, (query) => query.where('change_id', '<', before ?? 0))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('change_id', 'desc')
    .limit(count)
    .execute()
  return {
    result: rows.map(({ country: _country, created_at, ...change }) => ({
      ...change,
      created_at: unixSeconds(created_at),
    })),
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
