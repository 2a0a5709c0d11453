import { EXCEPTION_REOPEN_SECONDS } from '@beckon/domain/limits'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ExceptionEventTable, ExceptionTable } from './schema.ts'

/** The only SQL that writes `exception` and `exception_event`. */

export type ExceptionRow = Selectable<ExceptionTable>

export type NewException = Omit<
  Insertable<ExceptionTable>,
  | 'version'
  | 'owner_id'
  | 'taken_at'
  | 'snoozed_until'
  | 'snooze_reason'
  | 'has_cause'
  | 'absent_since'
  | 'reopenings'
  | 'closed_at'
  | 'closed_by'
  | 'close_reason'
>

/** False where another one of the kind and subject is open. */
export async function insertException(tx: Tx, row: NewException): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('exception')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False where it was changed since it was read. */
export async function changeException(
  tx: Tx,
  { exception_id: id, version }: Pick<ExceptionRow, 'exception_id' | 'version'>,
  change: Updateable<ExceptionTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exception')
    .set({ ...change, version: version + 1 })
    .where('exception_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type NewEvent = Omit<Selectable<ExceptionEventTable>, 'position'>

export async function addEvent(tx: Tx, event: NewEvent): Promise<void> {
  await sql`
    insert into exception_event (exception_id, position, at, kind, operator_id, text)
    select ${event.exception_id}, count(*), ${event.at}::timestamptz, ${event.kind}, ${event.operator_id},
      ${event.text}
    from exception_event where exception_id = ${event.exception_id}`.execute(tx)
}

/** The exceptions that a sweep compares with the present: open ones, and closed ones that may open again. */
export function comparedExceptions(db: Database, now: Date): Promise<ExceptionRow[]> {
  const reopens = new Date(now.getTime() - EXCEPTION_REOPEN_SECONDS * 1000)
  return (
    db
      .selectFrom('exception')
      .selectAll()
      // A parameter would not match the condition of the index.
      .where((eb) =>
        eb.or([eb('closed_at', 'is', null), sql<boolean>`has_cause`, eb('closed_at', '>=', reopens)]),
      )
      // A closed one is replaced by the newer one of its subject.
      .orderBy('opened_at')
      .orderBy('exception_id')
      .execute()
  )
}

/** An exception of the country, held until the transaction ends. */
export function lockException(tx: Tx, country: CountryCode, id: string): Promise<ExceptionRow | undefined> {
  return tx
    .selectFrom('exception')
    .selectAll()
    .where('country', '=', country)
    .where('exception_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** One sweep at a time in all processes; false while another one runs. */
export async function holdSweep(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('exceptions')) as held`.execute(tx)
  return rows[0]?.held ?? false
}
