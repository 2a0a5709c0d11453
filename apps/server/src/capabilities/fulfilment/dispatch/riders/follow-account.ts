import { endedStatuses } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderMoved } from '../../../ordering/orders/index.ts'
import type { RiderAccount } from '../../../parties/riders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { recordDuty } from '../duty/record-duty.ts'
import { deleteSubscriptions } from '../push/push-store.ts'
import { deleteTracker } from '../trackers/tracker-store.ts'

/**
 * Adds the rider of an active account to dispatch. One who is suspended or has left goes off duty, parcels that were not
 * collected go to another rider, and the rider is neither located nor reached any more, except to finish with a parcel.
 */
export async function followAccount(
  deps: Pick<DispatchDeps, 'clock' | 'jobs'>,
  tx: Tx,
  account: RiderAccount,
): Promise<void> {
  if (account.status === 'active') return upsertRider(deps, tx, account)
  const { riderId } = account
  await recordDuty(tx, { riderId, state: 'off', at: deps.clock.now() })
  if (!account.keepsDevices) await removePhones(tx, riderId)
  // A job of its own: it locks the search before the rider, as an answer of the phone does.
  await deps.jobs.send('withdraw-offer', { riderId }, { tx })
  await deps.jobs.send('take-back-parcels', { riderId }, { tx })
}

/** A suspended rider whose last parcel has ended is neither located nor reached any more. */
export async function signOutSuspended(
  deps: Pick<DispatchDeps, 'riders'>,
  tx: Tx,
  { after: order }: OrderMoved,
): Promise<void> {
  const { rider_id: riderId, order_id: orderId } = order
  if (riderId === null || !endedStatuses.includes(order.status)) return
  await signOutWithout(deps, tx, { riderId, orderId })
}

/** Signs out a rider who is suspended and has no parcel but this one, which is not with the rider any more. */
export async function signOutWithout(
  { riders }: Pick<DispatchDeps, 'riders'>,
  tx: Tx,
  { riderId, orderId }: { readonly riderId: string; readonly orderId: string },
): Promise<void> {
  if (await riders.endSuspended(tx, { riderId, orderId })) await removePhones(tx, riderId)
}

async function removePhones(tx: Tx, riderId: string): Promise<void> {
  await deleteTracker(tx, riderId)
  await deleteSubscriptions(tx, riderId)
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
