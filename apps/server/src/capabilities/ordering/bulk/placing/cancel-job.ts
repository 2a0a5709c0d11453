import { inTransaction } from '../../../../platform/database/transaction.ts'
import { noFile } from '../../../../platform/files/file-columns.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { BulkDeps } from '../deps.ts'
import type { ActingOnJob } from '../job-of.ts'
import { hasRowsLeft, lockJob, rowsUnderWay, writeJob } from '../store.ts'

/** Places nothing more of an upload; what is placed stays. Returns once the rows under way are placed or left. */
export async function cancelJob(deps: BulkDeps, acting: ActingOnJob): Promise<Refusal | undefined> {
  const refused = await markCancelled(deps, acting)
  // In a second transaction: the first one's mark keeps other rows from starting, so this wait ends.
  if (!refused) await inTransaction(deps.db, (tx) => rowsUnderWay(tx, acting.key))
  return refused
}

const markCancelled = (deps: BulkDeps, { key }: ActingOnJob): Promise<Refusal | undefined> =>
  inTransaction(deps.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (!job || job.state === 'failed') return refuse('bulk.over')
    if (job.cancelled_at !== null) return undefined
    // Its last row was placed while the person was asked.
    if (job.state === 'placed' && !(await hasRowsLeft(tx, key))) return undefined
    const isRead = job.state !== 'preprocessing' && job.state !== 'mapping'
    await writeJob(tx, key, {
      cancelled_at: deps.clock.now(),
      ...noFile,
      ...(isRead ? {} : { state: 'preprocessed' as const }),
    })
    return undefined
  })
