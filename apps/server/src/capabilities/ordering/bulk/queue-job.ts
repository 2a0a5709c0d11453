import type { Database } from '../../../platform/database/connect.ts'
import type { SendOptions } from '../../../platform/jobs/jobs.ts'
import { businessOf } from '../../parties/vendors/index.ts'
import type { BulkDeps, JobKey, PLACE, PREPROCESS } from './deps.ts'

/** Queues work on an upload. Uploads of one business take turns, so that many large ones do not keep others waiting. */
export async function queueJob(
  { jobs }: Pick<BulkDeps, 'jobs'>,
  db: Database,
  name: typeof PREPROCESS | typeof PLACE,
  { key, ...options }: { readonly key: JobKey } & Pick<SendOptions, 'tx' | 'priority'>,
): Promise<void> {
  const group = await businessOf(db, key.vendorId)
  await jobs.send(name, key, { ...options, singletonKey: key.jobId, group })
}
