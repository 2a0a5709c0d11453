import type { CountryCode } from '@beckon/domain/country'
import type { Streets } from '@beckon/streets'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/connect.ts'
import { inTransaction } from '../../apps/server/src/platform/database/transaction.ts'

export const DEMO_EMAIL = 'demo@beckon.test'
export const DEMO_PASSWORD = 'Demo1234!'

export interface Seeding {
  readonly db: Database
  /** Asked for only when there is something to lay out: opening the packs takes a while. */
  readonly streets: () => Promise<Streets>
  readonly now: Date
  /** Of the demo account; hashed once for all countries. */
  readonly passwordHash: () => Promise<string>
}

/** Lays out the demo world of a country, whole or not at all; false when it was there already. */
export async function seedCountry(seeding: Seeding, country: CountryCode): Promise<boolean> {
  if (await isSeeded(seeding.db, country)) return false
  const [passwordHash, streets, { insertWorld }] = await Promise.all([
    seeding.passwordHash(),
    seeding.streets(),
    // A later start does not need it.
    import('./insert-world.ts'),
  ])
  return inTransaction(seeding.db, async (tx) => {
    // Two processes that start at once do not both lay it out.
    await sql`select pg_advisory_xact_lock(hashtext(${`demo-world:${country}`}))`.execute(tx)
    if (await isSeeded(tx, country)) return false
    await insertWorld(tx, { email: DEMO_EMAIL, streets, passwordHash, country, now: seeding.now })
    return true
  })
}

async function isSeeded(db: Database, country: CountryCode): Promise<boolean> {
  const user = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('country', '=', country)
    .where('email', '=', DEMO_EMAIL)
    .executeTakeFirst()
  return user !== undefined
}
