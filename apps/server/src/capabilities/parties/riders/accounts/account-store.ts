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

export interface AccountChange {
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
