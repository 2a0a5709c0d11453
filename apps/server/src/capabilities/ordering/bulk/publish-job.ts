import type { Tx } from '../../../platform/database/transaction.ts'
import type { StoredEventData } from '../../../platform/outbox/outbox.ts'
import type { BulkDeps } from './deps.ts'
import type { JobRow } from './store.ts'

/** Publishes that the rows of an upload have been checked, or their orders placed. */
export async function publishJob(
  { outbox }: Pick<BulkDeps, 'outbox'>,
  tx: Tx,
  { vendor_id: vendorId, country, job_id: subject, total }: JobRow,
  type: 'bulk.checked' | 'bulk.placed',
): Promise<void> {
  const data = { job_id: subject, rows: total } satisfies StoredEventData<'bulk.checked'>
  await outbox.publish(tx, { vendorId, country, subject, type, data })
}
