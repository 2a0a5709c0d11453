import { type CountryCode, countryCodes } from '@beckon/domain/country'
import { sql } from 'kysely'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { postingsIn } from './postings.ts'

/** An entry is committed long before this time after its date. */
const SETTLED_MS = 2 * 86_400_000

/**
 * Stores the balances at the end of each month (UTC) that is over, so that an opening balance adds the postings of a few
 * weeks to them. Repeated, or by two processes at once, it stores the same.
 */
export async function closeMonths({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<void> {
  const settled = new Date(clock.now().getTime() - SETTLED_MS)
  for (const country of countryCodes) {
    const begin = await firstOpen(db, country)
    for (let month = begin; month; month = monthAfter(month)) {
      const until = monthAfter(month)
      if (until > settled) break
      await closeMonth(db, country, until)
    }
  }
}

const monthAfter = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1))

/** The last closing, or the month of the first entry; undefined where there is none. */
async function firstOpen(db: Database, country: CountryCode): Promise<Date | undefined> {
  const closed = await latestClosing(db, country)
  if (closed) return closed
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(created_at) from ledger_entry where country = ${country}),
      (select min(created_at) from rider_ledger_entry where country = ${country})
    ) as at`.execute(db)
  const first = rows[0]?.at
  return first ? new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth())) : undefined
}

/** Returns the time of the newest closing that is not after a time. */
export async function latestClosing(
  db: Database,
  country: CountryCode,
  notAfter?: Date,
): Promise<Date | undefined> {
  const found = await db
    .selectFrom('ledger_closing')
    .select('closed_until')
    .where('country', '=', country)
    .$if(notAfter !== undefined, (query) => query.where('closed_until', '<=', notAfter ?? new Date(0)))
    .orderBy('closed_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.closed_until
}

/** The closing before and the postings since then, in one statement. A month without postings repeats the closing. */
async function closeMonth(db: Database, country: CountryCode, until: Date): Promise<void> {
  const before = await latestClosing(db, country, until)
  if (before?.getTime() === until.getTime()) return
  await sql`
    insert into ledger_closing (country, closed_until, account, currency, amount_minor)
    select ${country}, ${until}::timestamptz, account, currency, sum(minor)::bigint
    from (${sumsUntil(country, { before: until, closing: before })}) as sums
    group by account, currency
    on conflict do nothing`.execute(db)
}

interface Until {
  readonly before: Date
  /** The time of a closing before it. */
  readonly closing: Date | undefined
}

/** A closing and the postings from it up to a time, by account and currency. */
export const sumsUntil = (country: CountryCode, { before, closing }: Until) => sql`
  select account, currency, amount_minor as minor from ledger_closing
  where country = ${country} and closed_until = ${closing ?? null}::timestamptz
  union all
  select account, currency, minor from (${postingsIn({ country, from: closing, before })}) as postings`
