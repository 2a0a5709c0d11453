import type { BulkColumn } from '@beckon/domain/bulk'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type BulkDeps, PREPROCESS } from '../deps.ts'
import { foldedHeading, isMapped, mappingFrom } from './columns-of.ts'
import type { ActingOnJob } from '../job-of.ts'
import { deleteRows, lockJob, rememberMapping, writeJob } from '../store.ts'
import { queueJob } from '../queue-job.ts'

export interface ChosenColumn {
  readonly index: number
  readonly column: BulkColumn | null
}

/** Reads the rows again with the columns that the user chose, and stores the meanings for the vendor's next files. */
export async function mapColumns(
  deps: BulkDeps,
  { key }: ActingOnJob,
  chosen: readonly ChosenColumn[],
): Promise<Refusal | undefined> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (!job?.sheet) return refuse('bulk.busy')
    if (job.cancelled_at !== null || !job.has_file) return refuse('bulk.over')
    if (job.state !== 'mapping' && job.state !== 'preprocessed') return refuse('bulk.busy')
    const sheet = job.sheet.map((one) => ({
      ...one,
      column: chosen.find(({ index }) => index === one.index)?.column ?? null,
    }))
    if (!isMapped(mappingFrom(sheet))) return refuse('bulk.columns-missing')
    const headings = sheet.filter(({ heading }) => heading !== '')
    await rememberMapping(
      tx,
      key.vendorId,
      new Map(headings.map(({ heading, column }) => [foldedHeading(heading), column])),
      now,
    )
    await deleteRows(tx, key)
    await writeJob(tx, key, {
      state: 'preprocessing',
      sheet: JSON.stringify(sheet),
      done: 0,
      worked_at: now,
    })
    await queueJob(deps, tx, PREPROCESS, { key, tx })
    return undefined
  })
}
