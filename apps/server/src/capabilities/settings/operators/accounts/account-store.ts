import type { CountryCode } from '@beckon/domain/country'
import { type GrantedOperator, mayExist, type OperatorGrant } from '@beckon/domain/operator'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Config } from '../../../../platform/config.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OperatorAccountTable, OperatorGrantTable } from '../schema.ts'

export type AccountRow = Selectable<OperatorAccountTable>

const NEW_ACCOUNT = {
  totp_secret: null,
  totp_step: null,
  totp_pending: null,
  totp_pending_at: null,
  ended_at: null,
  status: 'active',
} as const

type NewAccount = Omit<Insertable<OperatorAccountTable>, keyof typeof NEW_ACCOUNT>

/** False where another account has the email. */
export async function insertAccount(db: Database, account: NewAccount): Promise<boolean> {
  const inserted = await db
    .insertInto('operator_account')
    .values({ ...NEW_ACCOUNT, ...account })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** An ended account is not found: its email may be invited again. */
export const accountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('operator_account')
    .selectAll()
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('status', '<>', 'ended')
    .executeTakeFirst()

export const accountById = (db: Database, operatorId: string): Promise<AccountRow | undefined> =>
  db.selectFrom('operator_account').selectAll().where('operator_id', '=', operatorId).executeTakeFirst()

/** Locks the account, so that its changes happen one after the other. */
export const lockAccount = (tx: Tx, operatorId: string): Promise<AccountRow | undefined> =>
  tx
    .selectFrom('operator_account')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst()

export async function updateAccount(
  db: Database,
  operatorId: string,
  change: Updateable<OperatorAccountTable>,
): Promise<void> {
  await db.updateTable('operator_account').set(change).where('operator_id', '=', operatorId).execute()
}

export async function grantsOf(db: Database, operatorId: string): Promise<OperatorGrant[]> {
  const rows = await db
    .selectFrom('operator_grant')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('country')
    .orderBy('role')
    .execute()
  return rows.map(grantOf)
}

export const grantOf = ({
  country,
  role,
  zones,
}: Omit<Selectable<OperatorGrantTable>, 'operator_id'>): OperatorGrant =>
  zones === null ? { country, role } : { country, role, zones }

/** Replaces the grants in the countries. */
export async function putGrants(
  db: Database,
  operatorId: string,
  countries: readonly CountryCode[],
  grants: readonly OperatorGrant[],
): Promise<void> {
  await db
    .deleteFrom('operator_grant')
    .where('operator_id', '=', operatorId)
    .where('country', 'in', countries)
    .execute()
  if (grants.length === 0) return
  await db
    .insertInto('operator_grant')
    .values(
      grants.map(({ country, role, zones }) => ({
        operator_id: operatorId,
        country,
        role,
        zones: zones === undefined ? null : JSON.stringify(zones),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Changes of the administrators happen one after the other, so that two cannot remove each other. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operator administrators'))`.execute(tx)
}

/** The administrators of any country who can sign in; the one of the demo world only where it counts. */
export async function activeAdministrators(
  db: Database,
  environment: Config['environment'],
): Promise<GrantedOperator[]> {
  const rows = await db
    .selectFrom('operator_grant')
    .innerJoin('operator_account as account', 'account.operator_id', 'operator_grant.operator_id')
    .select([
      'account.operator_id',
      'account.email',
      'operator_grant.country',
      'operator_grant.role',
      'zones',
    ])
    .where('account.status', '=', 'active')
    .where('operator_grant.role', '=', 'administrator')
    .execute()
  const counted = rows.filter(({ email }) => mayExist({ email, environment }))
  const byId = Map.groupBy(counted, ({ operator_id: id }) => id)
  return [...byId].map(([operatorId, own]) => ({ operatorId, grants: own.map(grantOf) }))
}
