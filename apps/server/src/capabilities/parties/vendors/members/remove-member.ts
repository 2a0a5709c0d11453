import type { ErrorCode } from '@beckon/contract'
import { channelOf } from '@beckon/domain/account'
import type { MemberViolation } from '@beckon/domain/member'
import type { VendorCaller } from '../../../../platform/auth/callers.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { publishAccessChanged } from '../../../../platform/live/access-changed.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorDeps } from '../deps.ts'
import { reachVendor } from '../policy.ts'
import type { VendorRow } from '../vendor-row.ts'
import { type Standing, standingOf, violationOf } from './list-members.ts'
import { deleteInvitation, deleteMember, invitationsOf, lockMembers, type MemberRow } from './member-store.ts'

export const memberRefusals: Readonly<Record<MemberViolation, ErrorCode>> = {
  'last-owner': 'owner.last',
  founder: 'owner.founder',
  forbidden: 'member.forbidden',
}

/** Ends the access of a person to a vendor, or an invitation. A business without a parent keeps one owner. */
export async function removeMember(
  deps: VendorDeps,
  caller: VendorCaller,
  { vendorId, memberId }: { readonly vendorId: string; readonly memberId: string },
): Promise<{ result: true } | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockStanding(tx, caller, vendorId)
    if (isRefusal(locked)) return locked
    const { vendor, standing } = locked
    const invitation = (await invitationsOf(tx, vendorId, deps.clock.now())).find(
      ({ token_hash }) => token_hash === memberId,
    )
    if (invitation) {
      if (!standing.given.includes(invitation.role)) return refuse('member.forbidden')
      await deleteInvitation(tx, vendorId, memberId)
      return { result: true }
    }
    const member = ownMember(standing, memberId)
    if (!member) return refuse('owner.not-found')
    const violation = violationOf(standing, member, null)
    if (violation) return refuse(memberRefusals[violation])
    await deleteMember(tx, vendorId, memberId)
    await endAccess(deps, tx, vendor, member)
    return { result: true }
  })
}

/** Locks the people of a vendor, and reads the caller's roles again: another person may just have changed them. */
export async function lockStanding(
  tx: Tx,
  caller: VendorCaller,
  vendorId: string,
): Promise<{ readonly vendor: VendorRow; readonly standing: Standing } | Refusal> {
  const known = await reachVendor(tx, caller, vendorId)
  if (isRefusal(known)) return known
  await lockMembers(tx, vendorId)
  const reached = await reachVendor(tx, caller, vendorId)
  if (isRefusal(reached)) return reached
  return { vendor: reached.vendor, standing: await standingOf(tx, caller, reached) }
}

/** A person of the vendor itself; those of its parent are changed there. */
export const ownMember = ({ members, vendorId }: Standing, userId: string): MemberRow | undefined =>
  members.find((one) => one.vendor_id === vendorId && one.user_id === userId)

/** Notifies the removed person by mail, and ends the live updates of the vendor. */
export async function endAccess(
  { bus, notify }: Pick<VendorDeps, 'bus' | 'notify'>,
  tx: Tx,
  vendor: VendorRow,
  { user_id, email, language }: Pick<MemberRow, 'user_id' | 'email' | 'language'>,
): Promise<void> {
  await publishAccessChanged(bus, tx, user_id)
  await notify.send(
    tx,
    // The language of the removed person, not of the remover.
    { country: vendor.country, channel: channelOf(email), recipient: email, language },
    { kind: 'owner-removed', vendor: vendor.name },
  )
}
