import type { RiderSession } from '@beckon/contract'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { withinLimits } from '../../accounts/index.ts'
import { changeAccount, lockAccount } from '../accounts/account-store.ts'
import { invitedRider, useInvitation } from '../accounts/invitation-store.ts'
import type { RiderDeps } from '../deps.ts'
import { openDevice, type OpenedDevice, sessionOf } from '../devices/open-device.ts'
import { statusWhenAccepted } from '../policy.ts'
import { riderAccountOf } from '../rider-listener.ts'
import { hashOf } from '../secrets.ts'
import { localeOf, type PhoneVisitor } from './visitor.ts'

export interface Acceptance {
  readonly token: string
  readonly deviceName: string
}

/** Signs in with an invitation, which works once, and makes an invited rider active. */
export async function acceptInvitation(
  deps: RiderDeps,
  visitor: PhoneVisitor,
  acceptance: Acceptance,
): Promise<{ result: RiderSession } | Refusal> {
  const guesses = { what: 'guess', who: visitor.address, limit: deps.guessLimit }
  const limited = await withinLimits(deps, [guesses])
  if (limited) return limited
  const opened = await inTransaction(deps.db, (tx) => openWithInvitation(deps, tx, visitor, acceptance))
  return isRefusal(opened) ? opened : sessionOf(deps, opened)
}

async function openWithInvitation(
  deps: RiderDeps,
  tx: Tx,
  visitor: PhoneVisitor,
  { token, deviceName }: Acceptance,
): Promise<OpenedDevice | Refusal> {
  const tokenHash = hashOf(token)
  const riderId = await invitedRider(tx, visitor.country, tokenHash)
  // The account is locked first, as by a change of its status.
  const account = riderId === undefined ? undefined : await lockAccount(tx, visitor.country, riderId)
  const status = account && statusWhenAccepted(account.status)
  if (!status || !(await useInvitation(tx, tokenHash, deps.clock.now())))
    return refuse('rider.invitation-gone')
  const language = account.language ?? localeOf(visitor)
  const accepted = await changeAccount(tx, account, { status, language })
  if (status !== account.status) await deps.changed(tx, riderAccountOf(accepted))
  return openDevice(deps, tx, accepted, deviceName)
}
