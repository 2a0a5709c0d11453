import { isRefusal } from '../../../../platform/refusal.ts'
import type { CountryCode } from '@beckon/domain/country'
import type { DispatchDeps } from '../deps.ts'
import { setDuty } from '../duty/set-duty.ts'
import { deleteSubscriptions } from '../push/push-store.ts'
import { deleteTracker } from '../trackers/tracker-store.ts'

/** Ends the duty of a rider who may not work any more: no offers, no push messages, no positions of a tracker. */
export async function endRider(
  deps: DispatchDeps,
  rider: { readonly riderId: string; readonly country: CountryCode },
): Promise<void> {
  await deleteTracker(deps.db, rider.riderId)
  await deleteSubscriptions(deps.db, rider.riderId)
  const ended = await setDuty(deps, rider, { state: 'off' })
  if (isRefusal(ended) && ended.refused !== 'rider.not-found') throw new Error(ended.refused)
}
