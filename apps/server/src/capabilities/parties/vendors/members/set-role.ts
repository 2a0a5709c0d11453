import type { AnswerOf, vendorCalls } from '@beckon/contract'
import type { MemberRole } from '@beckon/domain/member'
import type { VendorCaller } from '../../../../platform/auth/callers.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { publishAccessChanged } from '../../../../platform/live/access-changed.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorDeps } from '../deps.ts'
import { reachVendor } from '../policy.ts'
import { presentMember, standingOf, violationOf } from './list-members.ts'
import { putRole } from './member-store.ts'
import { lockStanding, memberRefusals, ownMember } from './remove-member.ts'

interface NewRole {
  readonly vendorId: string
  readonly userId: string
  readonly role: MemberRole
}

/** Gives a person of a vendor another role. It counts from the next call, in every process. */
export async function setMemberRole(
  { db, bus }: Pick<VendorDeps, 'db' | 'bus'>,
  caller: VendorCaller,
  { vendorId, userId, role }: NewRole,
): Promise<AnswerOf<typeof vendorCalls.setMemberRole> | Refusal> {
  return inTransaction(db, async (tx) => {
    const locked = await lockStanding(tx, caller, vendorId)
    if (isRefusal(locked)) return locked
    const { vendor, standing } = locked
    const member = ownMember(standing, userId)
    if (!member) return refuse('owner.not-found')
    if (member.role === role) return { result: presentMember(standing, member) }
    const violation = violationOf(standing, member, role)
    if (violation) return refuse(memberRefusals[violation])
    await putRole(tx, { vendorId, userId, role })
    await publishAccessChanged(bus, tx, userId)
    // The own role may have been changed: the caller may be left with none that shows people.
    const after = await reachVendor(tx, caller, vendorId)
    const roles = isRefusal(after) ? [] : after.roles
    const changed = await standingOf(tx, caller, { vendor, roles })
    return { result: presentMember(changed, { ...member, role }) }
  })
}
