import { inTransaction } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { BulkParts } from './bulk-parts.ts'
import type { ActingOnJob } from './job-of.ts'
import { lockJob, writeJob } from './store.ts'

/** Nothing more of it is placed; what is placed stays. Whoever works on it stops at the next batch. */
export function cancelJob(parts: BulkParts, { key }: ActingOnJob): Promise<Refusal | undefined> {
  return inTransaction(parts.db, async (tx) => {
    const job = await lockJob(tx, key)
    if (!job || job.state === 'failed') return refuse('bulk.over')
    if (job.cancelled_at !== null) return undefined
    const isRead = job.state !== 'preprocessing' && job.state !== 'mapping'
    await writeJob(tx, key, {
      cancelled_at: parts.clock.now(),
      content: null,
      ...(isRead ? {} : { state: 'preprocessed' as const }),
    })
    return undefined
  })
}
