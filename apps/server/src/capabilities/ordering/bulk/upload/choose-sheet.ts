import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type BulkDeps, PREPROCESS } from '../deps.ts'
import type { ActingOnJob } from '../job-of.ts'
import { deleteRows, lockJob, writeJob } from '../store.ts'
import { queueJob } from '../queue-job.ts'

/** Reads another sheet of the file and detects its columns again. */
export async function chooseSheet(
  deps: BulkDeps,
  { key }: ActingOnJob,
  name: string,
): Promise<Refusal | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (!job?.reading) return refuse('bulk.busy')
    if (job.cancelled_at !== null || !job.has_file) return refuse('bulk.over')
    if (job.state !== 'mapping' && job.state !== 'preprocessed') return refuse('bulk.busy')
    const { sheet, otherSheets } = job.reading
    if (!otherSheets.includes(name)) return refuse('request.invalid')
    await deleteRows(tx, key)
    await writeJob(tx, key, {
      state: 'preprocessing',
      sheet: null,
      reading: JSON.stringify({
        sheet: name,
        otherSheets: [sheet, ...otherSheets.filter((other) => other !== name)],
        hiddenRows: 0,
        leftOut: [],
      }),
      failure: null,
      done: 0,
      total: 0,
      worked_at: deps.clock.now(),
    })
    await queueJob(deps, tx, PREPROCESS, { key, tx })
    return undefined
  })
}
