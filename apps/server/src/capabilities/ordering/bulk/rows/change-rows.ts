import type { BulkChange, BulkRow } from '@beckon/contract'
import type { BulkColumn, RowCells } from '@beckon/domain/bulk'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { BulkPlace } from '../schema.ts'
import type { BulkDeps } from '../deps.ts'
import type { GivenRow } from './check-row.ts'
import { checkRows } from './check-rows.ts'
import { repeatedInUpload } from './repeated-orders.ts'
import type { ActingOnJob } from '../job-of.ts'
import { presentRow } from './present-row.ts'
import { rowContextOf } from './row-rules.ts'
import { type JobRow, lockJob, lockRows, type StoredRow, rowsNumbered, writeJob, writeRow } from '../store.ts'

/** The number of attempts at rows that another user changes at the same time. */
const MOST_TRIES = 3

/** Changes rows and checks each of them again. Placed rows stay as they are. */
export async function changeRows(
  deps: BulkDeps,
  acting: ActingOnJob,
  changes: readonly BulkChange[],
): Promise<BulkRow[] | Refusal> {
  const { vendor, job, key } = acting
  const closed = editViolation(job)
  if (closed) return closed
  const byRow = new Map(changes.map((change) => [Number(change.row_id), change]))
  // A row number that exists in no sheet keeps the list from being empty.
  const numbers = [...byRow.keys()].filter(isRow).concat(-1)
  const checking = await rowContextOf(deps, vendor, job.language)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rows = await rowsNumbered(deps.db, key, numbers)
    // Before anything is held: an operator's service takes its time for each address.
    const given = rows.filter(isOpen).map((row) => changed(row, byRow.get(row.row_number)))
    const checked = await checkRows(deps, key, checking, given, repeatedInUpload(deps.db, key))
    const written = await write(deps, acting, { rows, checked, byRow, numbers })
    if (written) return written
  }
  return refuse('bulk.busy')
}

/** The last row of a spreadsheet. */
const LAST_ROW = 1_048_576
const isRow = (row: number): boolean => Number.isInteger(row) && row > 0 && row <= LAST_ROW

const isOpen = ({ state }: StoredRow): boolean => state !== 'placed' && state !== 'queued'

interface Mended {
  /** As they were when they were checked. */
  readonly rows: readonly StoredRow[]
  readonly checked: Awaited<ReturnType<typeof checkRows>>
  readonly byRow: ReadonlyMap<number, BulkChange>
  readonly numbers: readonly number[]
}

/** Undefined where a row is another by now. */
function write(
  deps: BulkDeps,
  { job, key }: ActingOnJob,
  { rows, checked, byRow, numbers }: Mended,
): Promise<BulkRow[] | Refusal | undefined> {
  const { currency } = deps.deploymentOf(job.country)
  return inTransaction(deps.db, async (tx) => {
    const now = await lockJob(tx, key)
    const closed = editViolation(now)
    if (closed) return closed
    const locked = await lockRows(tx, key, numbers)
    if (JSON.stringify(locked) !== JSON.stringify(rows)) return undefined
    for (const { row, fields } of checked) {
      const was = rows.find((one) => one.row_number === row)
      const isRemoved = byRow.get(row)?.is_removed ?? was?.state === 'removed'
      await writeRow(tx, key, row, isRemoved ? { ...fields, state: 'removed' } : fields)
    }
    if (now && checked.length > 0) await writeJob(tx, key, { version: now.version + 1 })
    const written = await lockRows(tx, key, numbers)
    return written.map((row) => presentRow(job, currency, row))
  })
}

function editViolation(job: JobRow | undefined): Refusal | undefined {
  if (!job) return refuse('bulk.not-found')
  if (job.cancelled_at !== null || job.state === 'failed') return refuse('bulk.over')
  return job.state === 'preprocessed' || job.state === 'placed' ? undefined : refuse('bulk.busy')
}

/** The columns of a row's destination: a change in them makes its place obsolete. */
const whereabouts: readonly BulkColumn[] = ['address', 'latitude', 'longitude', 'point']

function changed(row: StoredRow, change: BulkChange | undefined): GivenRow {
  const cells = cellsOf(row.cells, change?.cells ?? {})
  const goesElsewhere = whereabouts.some((column) => row.cells[column]?.text !== cells[column]?.text)
  return { row: row.row_number, cells, place: placeOf(row, change, goesElsewhere) }
}

function cellsOf(before: RowCells, texts: NonNullable<BulkChange['cells']>): RowCells {
  const cells: Partial<Record<BulkColumn, RowCells[BulkColumn]>> = { ...before }
  for (const [column, text] of Object.entries(texts) as [BulkColumn, string][]) {
    if (before[column]?.text === text) continue
    if (text.trim() === '') delete cells[column]
    else cells[column] = { text }
  }
  return cells as RowCells
}

function placeOf(row: StoredRow, change: BulkChange | undefined, goesElsewhere: boolean): BulkPlace | null {
  if (change?.place) {
    const address = row.place?.address ?? row.draft.address
    return { ...change.place, address, precision: 'building', confirmed: true }
  }
  if (goesElsewhere) return null
  return change?.as_found === undefined ? row.place : asFound(row.place, change.as_found)
}

/** Only the door that was written is taken unseen; undone, its address is looked up again. */
function asFound(place: BulkPlace | null, isTaken: boolean): BulkPlace | null {
  if (!isTaken) return place?.taken ? null : place
  return place?.right_door ? { ...place, confirmed: true, taken: true } : place
}
