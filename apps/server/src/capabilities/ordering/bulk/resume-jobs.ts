import { uploadLimits } from '@beckon/domain/limits'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { PLACE, PREPROCESS } from './deps.ts'
import { queueJob } from './queue-job.ts'
import { abandonedJobs, dropContent, lockJob, writeJob } from './store.ts'

/** A job without a heartbeat for this time has lost its process. */
const LOST_MS = 6_000
const DAY_MS = 86_400_000

/** Resumes the jobs of a killed process. Two processes may work on one job: each row is locked while it is placed. */
export async function resumeJobs({ db, clock, jobs }: BulkDeps): Promise<void> {
  const now = clock.now().getTime()
  for (const job of await abandonedJobs(db, new Date(now - LOST_MS))) {
    const key = { vendorId: job.vendor_id, jobId: job.job_id }
    await queueJob({ jobs }, db, job.state === 'placing' ? PLACE : PREPROCESS, { key })
  }
}

/** Starts a running job again and counts its failures from zero; false where it does not run. */
export async function restartJob({ jobs }: Pick<BulkDeps, 'jobs'>, tx: Tx, key: JobKey): Promise<boolean> {
  const job = await lockJob(tx, key)
  if (job?.state !== 'placing' && job?.state !== 'preprocessing') return false
  await writeJob(tx, key, { faults: 0 })
  await queueJob({ jobs }, tx, job.state === 'placing' ? PLACE : PREPROCESS, { key, tx })
  return true
}

export const purgeFiles = ({ db, clock }: BulkDeps): Promise<void> =>
  dropContent(db, new Date(clock.now().getTime() - uploadLimits.keptDays * DAY_MS))
