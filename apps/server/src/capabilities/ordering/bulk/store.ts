import type { BulkColumn } from '@beckon/domain/bulk'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { hasFileSql, noFile } from '../../../platform/files/file-columns.ts'
import type { BulkJobTable, BulkRowTable } from './schema.ts'
import { type Tx, writeBeforeCommit } from '../../../platform/database/transaction.ts'
import type { JobKey } from './deps.ts'

/** The SQL that writes `bulk_job`, `bulk_row` and `bulk_mapping`; what is kept of files is in stored-files.ts. */

export type JobRow = Omit<Selectable<BulkJobTable>, 'content' | 'object_key' | 'faults' | 'file_bytes'> & {
  /** Its file is still kept. */
  readonly has_file: boolean
}
export type StoredRow = Selectable<BulkRowTable>
export type NewRow = Insertable<BulkRowTable>
/** A row that has not been placed. */
type CheckedNewRow = Omit<NewRow, 'order_id' | 'placed_at'>

/** Everything but the file itself, and whether there is one. */
export const jobColumns = [
  'vendor_id',
  'job_id',
  'country',
  'language',
  'file_name',
  'created_by',
  'created_by_name',
  'created_at',
  'state',
  'done',
  'total',
  'failure',
  'cancelled_at',
  'worked_at',
  'sheet',
  'reading',
  'version',
  'placed_version',
  hasFileSql.as('has_file'),
] as const

export async function insertJob(tx: Tx, job: Insertable<BulkJobTable>): Promise<void> {
  await tx.insertInto('bulk_job').values(job).execute()
}

export function loadJob(db: Database, { vendorId, jobId }: JobKey): Promise<JobRow | undefined> {
  return db
    .selectFrom('bulk_job')
    .select(jobColumns)
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
}

/** The job, held until the transaction ends. Does not wait for rows that are being placed. */
export function lockJob(tx: Tx, { vendorId, jobId }: JobKey): Promise<JobRow | undefined> {
  return tx
    .selectFrom('bulk_job')
    .select(jobColumns)
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether rows of the job may be placed; `rowsUnderWay` waits for the transactions that have asked. */
export async function mayPlace(tx: Tx, { vendorId, jobId }: JobKey): Promise<boolean> {
  const job = await tx
    .selectFrom('bulk_job')
    .select(['state', 'cancelled_at'])
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .forKeyShare()
    .executeTakeFirst()
  return job?.state === 'placing' && job.cancelled_at === null
}

/** Waits for the rows that are being placed at this moment. */
export async function rowsUnderWay(tx: Tx, { vendorId, jobId }: JobKey): Promise<void> {
  await tx
    .selectFrom('bulk_job')
    .select('job_id')
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .forUpdate()
    .execute()
}

export const jobWithFile = (db: Database, { vendorId, jobId }: JobKey) =>
  db
    .selectFrom('bulk_job')
    .select(['content', 'object_key'])
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()

export async function writeJob(
  db: Database,
  { vendorId, jobId }: JobKey,
  change: Updateable<BulkJobTable>,
): Promise<void> {
  await db
    .updateTable('bulk_job')
    .set(change)
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .execute()
}

/** The work on it has failed once more; how often by now. */
export async function countFault(db: Database, { vendorId, jobId }: JobKey): Promise<number> {
  const job = await db
    .updateTable('bulk_job')
    .set(({ eb }) => ({ faults: eb('faults', '+', 1) }))
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .returning('faults')
    .executeTakeFirst()
  return job?.faults ?? 0
}

/** Writes the result of reading; no effect on a job that was cancelled meanwhile. */
export async function writeWhileRead(
  db: Database,
  { vendorId, jobId }: JobKey,
  change: Updateable<BulkJobTable>,
): Promise<void> {
  await db
    .updateTable('bulk_job')
    .set(change)
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'preprocessing')
    .execute()
}

/** As one parameter: a parameter for each value takes longer to send than the rows take to be stored. */
export async function insertRows(tx: Tx, rows: readonly CheckedNewRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into bulk_row (vendor_id, job_id, row_number, state, cells, draft, problems, has_warning, place,
      fee_minor, amount_minor, is_cash, signature)
    select vendor_id, job_id, row_number, state, cells::jsonb, draft::jsonb, problems::jsonb, has_warning, place::jsonb,
      fee_minor, amount_minor, is_cash, signature
    from json_to_recordset(${JSON.stringify(rows)}::json) as checked (vendor_id text, job_id text,
      row_number integer, state text, cells text, draft text, problems text, has_warning boolean, place text,
      fee_minor bigint, amount_minor bigint, is_cash boolean, signature text)`.execute(tx)
}

export async function deleteRows(tx: Tx, { vendorId, jobId }: JobKey): Promise<void> {
  await tx.deleteFrom('bulk_row').where('vendor_id', '=', vendorId).where('job_id', '=', jobId).execute()
}

export function rowsOf(db: Database, { vendorId, jobId }: JobKey): Promise<StoredRow[]> {
  return db
    .selectFrom('bulk_row')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .orderBy('row_number')
    .execute()
}

const numbered = (db: Database, { vendorId, jobId }: JobKey, numbers: readonly number[]) =>
  db
    .selectFrom('bulk_row')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('row_number', 'in', numbers)
    .orderBy('row_number')

/** Returns these rows in their present state. */
export const rowsNumbered = (db: Database, key: JobKey, numbers: readonly number[]): Promise<StoredRow[]> =>
  numbered(db, key, numbers).execute()

/** These rows, held until the transaction ends. */
export const lockRows = (tx: Tx, key: JobKey, numbers: readonly number[]): Promise<StoredRow[]> =>
  numbered(tx, key, numbers).forUpdate().execute()

export async function writeRow(
  db: Database,
  { vendorId, jobId }: JobKey,
  row: number,
  change: Updateable<BulkRowTable>,
): Promise<void> {
  const statement = db
    .updateTable('bulk_row')
    .set(change)
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('row_number', '=', row)
  await writeBeforeCommit(db, statement.compile())
}

/** Every row that waits for its turn or is ready for one takes another state; how many they are. */
export async function moveRows(
  tx: Tx,
  { vendorId, jobId }: JobKey,
  from: StoredRow['state'],
  to: StoredRow['state'],
): Promise<number> {
  const result = await tx
    .updateTable('bulk_row')
    .set({ state: to })
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', '=', from)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Whether a row is left that is not placed, other than those a person left out. */
export async function hasRowsLeft(tx: Tx, { vendorId, jobId }: JobKey): Promise<boolean> {
  const row = await tx
    .selectFrom('bulk_row')
    .select('row_number')
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', 'not in', ['placed', 'removed'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many rows can be placed, and their fees together in minor units. */
export async function readyRows(
  tx: Tx,
  { vendorId, jobId }: JobKey,
): Promise<{ readonly orders: number; readonly feeMinor: number }> {
  const { orders, fees } = await tx
    .selectFrom('bulk_row')
    .select(({ fn }) => [fn.countAll<number>().as('orders'), fn.sum<number | null>('fee_minor').as('fees')])
    .where('vendor_id', '=', vendorId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow()
  return { orders: Number(orders), feeMinor: Number(fees ?? 0) }
}

/** Returns the vendor's stored meanings of headings. */
export async function mappingOf(db: Database, vendorId: string): Promise<Map<string, string | null>> {
  const known = await db
    .selectFrom('bulk_mapping')
    .select(['heading', 'field'])
    .where('vendor_id', '=', vendorId)
    .execute()
  return new Map(known.map(({ heading, field }) => [heading, field]))
}

export async function rememberMapping(
  tx: Tx,
  vendorId: string,
  fieldByHeading: ReadonlyMap<string, BulkColumn | null>,
  now: Date,
): Promise<void> {
  if (fieldByHeading.size === 0) return
  await tx
    .insertInto('bulk_mapping')
    .values(
      [...fieldByHeading].map(([heading, field]) => ({
        vendor_id: vendorId,
        heading,
        field,
        changed_at: now,
      })),
    )
    .onConflict((same) =>
      same.columns(['vendor_id', 'heading']).doUpdateSet((eb) => ({
        field: eb.ref('excluded.field'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute()
}

/** Deletes files that were not used for a time; their rows stay. */
export async function dropContent(db: Database, before: Date): Promise<void> {
  await db.updateTable('bulk_job').set(noFile).where(hasFileSql).where('created_at', '<', before).execute()
}

/** Returns running jobs without a recent heartbeat. */
export function abandonedJobs(
  db: Database,
  before: Date,
): Promise<Pick<JobRow, 'vendor_id' | 'job_id' | 'state'>[]> {
  return db
    .selectFrom('bulk_job')
    .select(['vendor_id', 'job_id', 'state'])
    .where('state', 'in', ['preprocessing', 'placing'])
    .where('worked_at', '<', before)
    .execute()
}
