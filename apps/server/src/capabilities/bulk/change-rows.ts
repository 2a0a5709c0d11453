import type { BulkChange, BulkRow } from '@beckon/contract'
import type { BulkColumn, RowCells } from '@beckon/domain/bulk'
import { inTransaction, type Tx } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { BulkPlace } from '../../platform/database/schema-bulk.ts'
import type { BulkParts } from './bulk-parts.ts'
import type { GivenRow } from './check-row.ts'
import { checkRows } from './check-rows.ts'
import type { ActingOnJob } from './job-of.ts'
import { presentRow } from './present-row.ts'
import { checkingOf } from './rules-of.ts'
import { lockJob, lockRows, type RowRow, writeRow } from './store.ts'

/** Mends rows as a person says, and checks each of them again. What is placed stays as it is. */
export async function changeRows(
  parts: BulkParts,
  { vendor, job, key }: ActingOnJob,
  changes: readonly BulkChange[],
): Promise<BulkRow[] | Refusal> {
  const { currency } = parts.deploymentOf(job.country)
  const byRow = new Map(changes.map((change) => [Number(change.row_id), change]))
  return inTransaction(parts.db, async (tx) => {
    const refusal = await mayEdit(tx, key)
    if (refusal) return refusal
    const rows = await lockRows(
      tx,
      key,
      [...byRow.keys()].filter((row) => Number.isSafeInteger(row)),
    )
    const open = rows.filter(({ state }) => state !== 'placed' && state !== 'queued')
    const checking = await checkingOf(parts, vendor, job.language)
    const given = open.map((row) => changed(row, byRow.get(row.row_number)))
    const checked = await checkRows(parts, key, checking, given, tx)
    for (const { row, fields } of checked) {
      const was = open.find((one) => one.row_number === row)
      const isRemoved = byRow.get(row)?.is_removed ?? was?.state === 'removed'
      await writeRow(tx, key, row, isRemoved ? { ...fields, state: 'removed' } : fields)
    }
    const now = await lockRows(tx, key, rows.map((row) => row.row_number).concat(-1))
    return now.map((row) => presentRow(job, currency, row))
  })
}

async function mayEdit(tx: Tx, key: ActingOnJob['key']): Promise<Refusal | undefined> {
  const job = await lockJob(tx, key)
  if (!job) return refuse('bulk.not-found')
  if (job.cancelled_at !== null || job.state === 'failed') return refuse('bulk.over')
  return job.state === 'preprocessed' || job.state === 'placed' ? undefined : refuse('bulk.busy')
}

/** The columns that say where a row goes: with another text in them it goes elsewhere. */
const whereabouts: readonly BulkColumn[] = ['address', 'latitude', 'longitude', 'point']

function changed(row: RowRow, change: BulkChange | undefined): GivenRow {
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

function placeOf(row: RowRow, change: BulkChange | undefined, goesElsewhere: boolean): BulkPlace | null {
  if (change?.place) {
    const address = row.place?.address ?? row.draft.address
    return { ...change.place, address, precision: 'building', confirmed: true }
  }
  return goesElsewhere ? null : row.place
}
