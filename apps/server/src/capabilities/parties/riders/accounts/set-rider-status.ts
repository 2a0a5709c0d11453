import type { AnswerOf, riderOpsCalls } from '@beckon/contract'
import { mayFinish, maySignIn } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { RiderDeps } from '../deps.ts'
import { endDevicesOf } from '../devices/end-devices.ts'
import { endDocuments } from '../documents/document-store.ts'
import { purgeCodes } from '../login/code-store.ts'
import { maySetStatus } from '../policy.ts'
import { riderAccountOf } from '../rider-listener.ts'
import { deleteLaterShifts } from '../shifts/shift-store.ts'
import { changeAccount, lockAccount } from './account-store.ts'
import { purgeInvitation } from './invitation-store.ts'
import { operatedRider } from './operated-riders.ts'
import { parcelsInHand } from './parcels-in-hand.ts'

/**
 * Sets the status of a rider. A rider who may not sign in any more is signed out on every device at once; a suspended one
 * with a collected parcel only when it has been handed over or brought back. The answer names the parcels in hand.
 */
export function setRiderStatus(
  deps: RiderDeps,
  { caller, country, params, body }: Context<typeof riderOpsCalls.setRiderStatus>,
): Promise<AnswerOf<typeof riderOpsCalls.setRiderStatus> | Refusal> {
  const intent = { caller, country, subject: `rider:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    if (!maySetStatus(account.status, body.status)) return refuse('rider.status')
    const now = deps.clock.now()
    const change = { status: body.status, status_reason: body.reason, status_at: now }
    const changed = await changeAccount(tx, account, change)
    const inHand = await parcelsInHand(tx, changed.rider_id)
    const keepsDevices = mayFinish(changed.status) && inHand.some((one) => one.is_collected)
    if (!maySignIn(changed.status)) {
      if (!keepsDevices) await endDevicesOf(deps, tx, changed.rider_id)
      await purgeInvitation(tx, changed.rider_id)
      await purgeCodes(tx, changed.rider_id)
    }
    if (changed.status === 'left') await endWork(tx, changed.rider_id, now)
    await deps.changed(tx, { ...riderAccountOf(changed), keepsDevices })
    const rider = await operatedRider(tx, changed.rider_id, now)
    const result = { ...rider, in_hand: inHand }
    return { before: account.status, after: changed.status, answer: { result } }
  })
}

async function endWork(tx: Tx, riderId: string, now: Date): Promise<void> {
  await endDocuments(tx, riderId, now)
  await deleteLaterShifts(tx, riderId, now)
}
