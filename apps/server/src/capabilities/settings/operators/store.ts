import type { CountryCode } from '@beckon/domain/country'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { OperatorChangeTable, OperatorTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { hashOfToken, newOperatorToken } from './operator-token.ts'

export type OperatorRow = Selectable<OperatorTable>

export const listOperators = (db: Database): Promise<OperatorRow[]> =>
  db.selectFrom('operator').selectAll().orderBy('created_at').orderBy('operator_id').execute()

export const findToken = (db: Database, operatorId: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operator').selectAll().where('operator_id', '=', operatorId).executeTakeFirst()

/** They are a handful: all of them are read, so that a token is compared here and not by an index. */
export const presentOperators = (db: Database): Promise<OperatorRow[]> =>
  db.selectFrom('operator').selectAll().where('ended_at', 'is', null).execute()

export interface NewOperator {
  readonly operatorId: string
  readonly name: string
  readonly countries: readonly CountryCode[]
  readonly now: Date
  /** A new one where absent. */
  readonly token?: string
}

/** Gives the token, which is kept nowhere else; undefined when there is an operator with that id already. */
export async function addOperator(db: Database, operator: NewOperator): Promise<string | undefined> {
  const token = operator.token ?? newOperatorToken()
  const inserted = await db
    .insertInto('operator')
    .values({
      operator_id: operator.operatorId,
      name: operator.name,
      countries: JSON.stringify(operator.countries),
      token_hash: hashOfToken(token),
      created_at: operator.now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n ? token : undefined
}

/** Invalidates the operator's token; recorded changes stay. False for an unknown operator. */
export async function endOperator(db: Database, operatorId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('operator')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function insertChange(tx: Tx, change: Insertable<OperatorChangeTable>): Promise<void> {
  await tx.insertInto('operator_change').values(change).execute()
}

/** Changes of one thing happen one after the other, so that what was before is what the last one left. */
export async function lockSubject(tx: Tx, country: CountryCode, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`change:${country}:${subject}`}))`.execute(tx)
}
