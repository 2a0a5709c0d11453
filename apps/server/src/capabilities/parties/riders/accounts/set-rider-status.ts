import type { AnswerOf, riderOpsCalls } from '@beckon/contract'
import { maySignIn } from '@beckon/domain/rider'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { RiderDeps } from '../deps.ts'
import { endDevicesOf } from '../devices/end-devices.ts'
import { purgeCodes } from '../login/code-store.ts'
import { maySetStatus } from '../policy.ts'
import { riderAccountOf } from '../rider-listener.ts'
import { changeAccount, lockAccount } from './account-store.ts'
import { purgeInvitation } from './invitation-store.ts'
import { operatedRider } from './operated-riders.ts'

/** Sets the status of a rider. A rider who may not sign in any more is signed out on every device at once. */
export function setRiderStatus(
  deps: RiderDeps,
  { caller, country, params, body }: Context<typeof riderOpsCalls.setRiderStatus>,
): Promise<AnswerOf<typeof riderOpsCalls.setRiderStatus> | Refusal> {
  const intent = { caller, country, subject: `rider:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    if (!maySetStatus(account.status, body.status)) return refuse('rider.status')
    const changed = await changeAccount(tx, account, { status: body.status })
    if (!maySignIn(changed.status)) {
      await endDevicesOf(deps, tx, changed.rider_id)
      await purgeInvitation(tx, changed.rider_id)
      await purgeCodes(tx, changed.rider_id)
    }
    await deps.changed(tx, riderAccountOf(changed))
    const result = await operatedRider(tx, changed.rider_id, deps.clock.now())
    return { before: account.status, after: changed.status, answer: { result } }
  })
}
