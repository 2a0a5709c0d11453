import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import type { RiderStatus, Vehicle } from '@beckon/domain/rider'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderAccountTable } from '../schema.ts'

export type RiderAccountRow = Selectable<RiderAccountTable>

/** Returns undefined where the number has an account in the country. */
export const insertAccount = (
  tx: Tx,
  account: Insertable<RiderAccountTable>,
): Promise<RiderAccountRow | undefined> =>
  tx
    .insertInto('rider_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** The account of a person, simulated riders apart. */
export const accountOfPhone = (
  db: Database,
  country: CountryCode,
  phone: string,
): Promise<RiderAccountRow | undefined> =>
  db
    .selectFrom('rider_account')
    .selectAll()
    .where('country', '=', country)
    .where('phone', '=', phone)
    .where('is_simulated', '=', false)
    .executeTakeFirst()

export const findAccount = (db: Database, riderId: string): Promise<RiderAccountRow | undefined> =>
  db.selectFrom('rider_account').selectAll().where('rider_id', '=', riderId).executeTakeFirst()

/** Locks an account until the transaction ends, so that its changes happen one after the other. */
export const lockAccount = (
  tx: Tx,
  country: CountryCode,
  riderId: string,
): Promise<RiderAccountRow | undefined> =>
  tx
    .selectFrom('rider_account')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('country', '=', country)
    .forUpdate()
    .executeTakeFirst()

/** Locks the accounts of these riders, in one order for all callers. */
export async function lockAccountsOf(
  tx: Tx,
  country: CountryCode,
  riderIds: readonly string[],
): Promise<RiderAccountRow[]> {
  if (riderIds.length === 0) return []
  return tx
    .selectFrom('rider_account')
    .selectAll()
    .where('rider_id', 'in', riderIds)
    .where('country', '=', country)
    .orderBy('rider_id')
    .forUpdate()
    .execute()
}

export interface AccountChange {
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly note?: string | undefined
  readonly status_reason?: string | undefined
  readonly status_at?: Date | undefined
  readonly status?: RiderStatus | undefined
  readonly vehicle?: Vehicle | undefined
  readonly language?: LocaleTag | undefined
}

/** Writes a change of a locked account; undefined values are left out. */
export async function changeAccount(
  tx: Tx,
  account: RiderAccountRow,
  change: AccountChange,
): Promise<RiderAccountRow> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  if (given.length === 0) return account
  return tx
    .updateTable('rider_account')
    .set(Object.fromEntries(given))
    .where('rider_id', '=', account.rider_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
