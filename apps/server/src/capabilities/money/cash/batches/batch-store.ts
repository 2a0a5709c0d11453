import type { CountryCode } from '@beckon/domain/country'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { CashBatchLineTable, CashBatchTable } from '../schema.ts'

/** The only SQL that writes `cash_batch` and `cash_batch_line`. */

export type BatchRow = Selectable<CashBatchTable>
export type LineRow = Selectable<CashBatchLineTable>

export interface NamedBatch extends BatchRow {
  readonly created_by_name: string | null
  readonly ended_by_name: string | null
}

const named = (db: Database) =>
  db
    .selectFrom('cash_batch as batch')
    .leftJoin('operator_account as maker', 'maker.operator_id', 'batch.operator_id')
    .leftJoin('operator as making', 'making.operator_id', 'batch.operator_id')
    .leftJoin('operator_account as ender', 'ender.operator_id', 'batch.ended_by')
    .leftJoin('operator as ending', 'ending.operator_id', 'batch.ended_by')
    .selectAll('batch')
    .select([
      sql<string | null>`coalesce(maker.name, making.name)`.as('created_by_name'),
      sql<string | null>`coalesce(ender.name, ending.name)`.as('ended_by_name'),
    ])

export const loadBatch = (
  db: Database,
  country: CountryCode,
  batchId: string,
): Promise<NamedBatch | undefined> =>
  named(db).where('batch.country', '=', country).where('batch.batch_id', '=', batchId).executeTakeFirst()

export const newestBatches = (db: Database, country: CountryCode, count: number): Promise<NamedBatch[]> =>
  named(db)
    .where('batch.country', '=', country)
    .orderBy('batch.created_at', 'desc')
    .orderBy('batch.batch_id')
    .limit(count)
    .execute()

export async function insertBatch(tx: Tx, batch: BatchRow, lines: readonly LineRow[]): Promise<void> {
  await tx.insertInto('cash_batch').values(batch).execute()
  await sql`
    insert into cash_batch_line
    select * from jsonb_populate_recordset(null::cash_batch_line, ${JSON.stringify(lines)}::jsonb)`.execute(
    tx,
  )
}

type End = Pick<BatchRow, 'state'> & Partial<Pick<BatchRow, 'ended_by' | 'ended_at' | 'ended_reason'>>

/** Whether the batch had the state before; of two changes at once one finds it. */
export async function moveBatch(
  db: Database,
  { country, batch_id }: Pick<BatchRow, 'country' | 'batch_id'>,
  from: BatchRow['state'],
  to: End,
): Promise<boolean> {
  const { numUpdatedRows: written } = await db
    .updateTable('cash_batch')
    .set(to)
    .where('country', '=', country)
    .where('batch_id', '=', batch_id)
    .where('state', '=', from)
    .executeTakeFirst()
  return written === 1n
}

/** Shops of a batch that are not settled yet. */
export const openLines = (
  db: Database,
  { country, batch_id }: Pick<BatchRow, 'country' | 'batch_id'>,
): Promise<LineRow[]> =>
  db
    .selectFrom('cash_batch_line')
    .selectAll()
    .where('country', '=', country)
    .where('batch_id', '=', batch_id)
    .where('settled_at', 'is', null)
    .orderBy('vendor_id')
    .execute()

/** Marks the share of a shop as settled; false where it was before. */
export async function settleLine(tx: Tx, line: LineRow, at: Date): Promise<boolean> {
  const { numUpdatedRows: written } = await tx
    .updateTable('cash_batch_line')
    .set({ settled_at: at })
    .where('vendor_id', '=', line.vendor_id)
    .where('batch_id', '=', line.batch_id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return written === 1n
}

export interface NamedLine extends LineRow {
  readonly vendor_name: string
}

/** Shares of a batch by the id of the shop and after one. */
export async function linesOfBatch(
  db: Database,
  { country, batch_id }: Pick<BatchRow, 'country' | 'batch_id'>,
  { after, count }: { readonly after: string; readonly count: number },
): Promise<readonly NamedLine[]> {
  const { rows } = await sql<NamedLine>`
    select line.*, vendor.name as vendor_name
    from cash_batch_line as line join vendor on vendor.vendor_id = line.vendor_id
    where line.country = ${country} and line.batch_id = ${batch_id} and line.vendor_id > ${after}
    order by line.vendor_id limit ${count}`.execute(db)
  return rows
}
