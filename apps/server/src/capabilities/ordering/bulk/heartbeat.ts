import { every } from '../../../platform/clock.ts'
import type { BulkDeps, JobKey } from './deps.ts'
import { writeJob } from './store.ts'

const BEAT_MS = 1_000

/**
 * Updates `worked_at` of the job every second while `work` runs. Updates do not overlap: each one that waits for a locked job
 * occupies a connection.
 */
export async function withHeartbeat<T>(
  { db, clock, log }: Pick<BulkDeps, 'db' | 'clock' | 'log'>,
  key: JobKey,
  work: () => Promise<T>,
): Promise<T> {
  let isWriting = false
  const beat = () => {
    if (isWriting) return
    isWriting = true
    writeJob(db, key, { worked_at: clock.now() })
      .catch((error: unknown) => log.warn({ err: error }, 'bulk: heartbeat failed'))
      .finally(() => {
        isWriting = false
      })
  }
  beat()
  const stop = every(BEAT_MS, beat)
  try {
    return await work()
  } finally {
    stop()
  }
}
