import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderAccount } from '../../../parties/riders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { deleteSubscriptions } from '../push/push-store.ts'
import { deleteTracker } from '../trackers/tracker-store.ts'

/** Adds the rider of an active account to dispatch; one who is suspended or has left goes off duty and is
 * neither located nor reached any more. */
export async function followAccount(
  deps: Pick<DispatchDeps, 'clock' | 'jobs'>,
  tx: Tx,
  account: RiderAccount,
): Promise<void> {
  if (account.status === 'active') return upsertRider(deps, tx, account)
  const { riderId } = account
  await tx
    .updateTable('rider')
    .set({ on_duty: false, on_break: false })
    .where('rider_id', '=', riderId)
    .execute()
  await deleteTracker(tx, riderId)
  await deleteSubscriptions(tx, riderId)
  // A job of its own: it locks the search before the rider, as an answer of the phone does.
  await deps.jobs.send('withdraw-offer', { riderId }, { tx })
}

async function upsertRider(
  { clock }: Pick<DispatchDeps, 'clock'>,
  tx: Tx,
  { riderId, country, name, phone, vehicle }: RiderAccount,
): Promise<void> {
  await tx
    .insertInto('rider')
    .values({
      rider_id: riderId,
      country,
      name,
      phone,
      vehicle,
      is_simulated: false,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('rider_id').doUpdateSet({ name, phone, vehicle }))
    .execute()
}
