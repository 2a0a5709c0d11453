import { inTransaction } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { type BulkParts, PLACE } from './bulk-parts.ts'
import type { ActingOnJob } from './job-of.ts'
import { lockJob, moveRows, writeJob } from './store.ts'

/** A person has agreed: every row that is ready is placed from now on. While that goes on, saying it again is nothing. */
export function placeOrders(parts: BulkParts, { key }: ActingOnJob): Promise<Refusal | undefined> {
  return inTransaction(parts.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (!job) return refuse('bulk.not-found')
    if (job.state === 'placing') return undefined
    if (job.cancelled_at !== null) return refuse('bulk.over')
    if (job.state !== 'preprocessed' && job.state !== 'placed') return refuse('bulk.busy')
    const total = await moveRows(tx, key, 'ready', 'queued')
    if (total === 0) return refuse('bulk.nothing-to-place')
    const now = parts.clock.now()
    const begun = { state: 'placing', done: 0, total, failure: null, content: null, faults: 0 } as const
    await writeJob(tx, key, { ...begun, worked_at: now })
    await parts.jobs.send(PLACE, key, { tx, singletonKey: key.jobId })
    return undefined
  })
}
