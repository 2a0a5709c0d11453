import type { CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OperatorViewTable } from './schema.ts'

/** The only SQL that writes `operator_view`. */

export async function insertView(
  tx: Tx,
  view: Omit<Insertable<OperatorViewTable>, 'ended_at'>,
): Promise<void> {
  await tx
    .insertInto('operator_view')
    .values({ ...view, ended_at: null })
    .execute()
}

export async function endOpenView(tx: Tx, viewId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_view')
    .set({ ended_at: now })
    .where('view_id', '=', viewId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The view of a token, while neither it nor the session of its operator has ended, and the account is active. */
export const findOpenView = (db: Database, tokenHash: string, now: Date) =>
  db
    .selectFrom('operator_view as view')
    .innerJoin('operator_session as session', 'session.session_id', 'view.session_id')
    .innerJoin('operator_account as account', 'account.operator_id', 'view.operator_id')
    .select([
      'view.view_id',
      'view.operator_id',
      'view.country',
      'view.vendor_id',
      'view.order_id',
      'view.expires_at',
      'account.name as operator_name',
    ])
    .where('view.token_hash', '=', tokenHash)
    .where('view.ended_at', 'is', null)
    .where('view.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.status', '=', 'active')
    .executeTakeFirst()

/** The roles of an operator in a country. */
export async function rolesOf(db: Database, operatorId: string, country: CountryCode) {
  const grants = await db
    .selectFrom('operator_grant')
    .select('role')
    .where('operator_id', '=', operatorId)
    .where('country', '=', country)
    .execute()
  return grants.map(({ role }) => role)
}
