import type { Tx } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import type { RiderNotice } from '../push/push-notice.ts'

/** Sends a push message about work that an operator changed; phones without push find it in their work. */
export async function notifyRider(
  { jobs }: Pick<DispatchDeps, 'jobs'>,
  tx: Tx,
  notice: RiderNotice,
): Promise<void> {
  await jobs.send('push-notice', notice, { tx })
}
