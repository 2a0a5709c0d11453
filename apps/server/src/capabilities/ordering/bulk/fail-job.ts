import { inTransaction } from '../../../platform/database/transaction.ts'
import { noFile } from '../../../platform/files/file-columns.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { countFault, type JobRow, lockJob, moveRows, writeJob } from './store.ts'

/** Tried again after seconds, this is minutes: what only had to be waited for is there again. */
export const FAULTS = 30

/** The store of the files is away: the work is repeated until it is back, however long this takes. */
export class FileUnavailable extends Error {
  constructor() {
    super('the file of an upload cannot be read now')
  }
}

/** Work that fails unexpectedly is retried a few times only: a user waits for it. */
export async function orGiveUp(deps: BulkDeps, key: JobKey, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof FileUnavailable) throw error
    if ((await countFault(deps.db, key)) < FAULTS) throw error
    deps.log.error({ err: error, vendor: key.vendorId, bulkJob: key.jobId }, 'bulk: given up')
    await giveUp(deps, key)
  }
}

/**
 * A file that cannot be read has failed; rows that could not be placed become ready, and the user may place them
 * again.
 */
const giveUp = ({ db }: BulkDeps, key: JobKey): Promise<void> =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, key)
    if (job?.state === 'placing') await moveRows(tx, key, 'queued', 'ready')
    const ended = job && endOf(job.state)
    if (ended) await writeJob(tx, key, { ...ended, version: job.version + 1, faults: 0 })
  })

function endOf(state: JobRow['state']) {
  if (state === 'placing') return { state: 'placed' } as const
  if (state === 'preprocessing') {
    return { state: 'failed', failure: 'bulk.fault.corrupt', ...noFile } as const
  }
  return undefined
}
