import type { AnswerOf, Owner, vendorCalls } from '@beckon/contract'
import { type MemberRole, memberRoles, memberViolation, rolesGivenBy } from '@beckon/domain/member'
import type { VendorCaller } from '../../../../platform/auth/callers.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import type { VendorDeps } from '../deps.ts'
import { type ReachedVendor, reachVendor } from '../policy.ts'
import { invitationsOf, type MemberRow, membersOf } from './member-store.ts'

type Listed = AnswerOf<typeof vendorCalls.listOwners>

/** Lists the people of a vendor, its own and its parent's, and its open invitations. */
export async function listMembers(
  { db, clock }: VendorDeps,
  caller: VendorCaller,
  vendorId: string,
): Promise<Listed | Refusal> {
  const reached = await reachVendor(db, caller, vendorId)
  if (isRefusal(reached)) return reached
  const standing = await standingOf(db, caller, reached)
  const given = standing.given
  const invited = await invitationsOf(db, vendorId, clock.now())
  const waiting: Owner[] = invited.map(({ email, token_hash, role }) => ({
    owner_id: token_hash,
    email,
    state: 'invited',
    role,
    inherited: false,
    can: { remove: given.includes(role), roles: [] },
  }))
  const people = standing.members.map((member) => presentMember(standing, member))
  return { result: { owners: [...people, ...waiting], can: { invite: given.length > 0, roles: [...given] } } }
}

/** The people of a vendor and its parent, as the caller may change them. */
export interface Standing {
  readonly vendorId: string
  readonly isBusiness: boolean
  readonly userId: string
  readonly roles: readonly MemberRole[]
  /** Roles that the caller may give and take here. */
  readonly given: readonly MemberRole[]
  readonly members: readonly MemberRow[]
}

/** Reads the people of a vendor for a caller. */
export async function standingOf(
  db: Database,
  { userId }: Pick<VendorCaller, 'userId'>,
  { vendor, roles: held }: ReachedVendor,
): Promise<Standing> {
  const roles = held ?? []
  return {
    vendorId: vendor.vendor_id,
    isBusiness: vendor.parent_vendor_id === null,
    userId,
    roles,
    given: rolesGivenBy(roles),
    members: await membersOf(db, vendor),
  }
}

/** Why the caller cannot give a person of this vendor another role, or remove the person. */
export function violationOf(
  standing: Standing,
  { user_id, role, invited }: MemberRow,
  next: MemberRole | null,
) {
  const own = standing.members.filter(({ vendor_id }) => vendor_id === standing.vendorId)
  const owners = own.filter((one) => one.role === 'owner')
  const by = owners.find((one) => one.user_id === standing.userId)
  return memberViolation({
    member: { userId: user_id, role, isInvited: invited },
    next,
    by: { userId: standing.userId, roles: standing.roles, isInvitedOwner: by?.invited === true },
    owners: owners.length,
    isBusiness: standing.isBusiness,
  })
}

export function presentMember(standing: Standing, member: MemberRow): Owner {
  const { vendor_id, user_id, email, role } = member
  const inherited = vendor_id !== standing.vendorId
  const may = (next: MemberRole | null) => !inherited && violationOf(standing, member, next) === undefined
  return {
    owner_id: user_id,
    email,
    state: 'owner',
    role,
    inherited,
    can: { remove: may(null), roles: memberRoles.filter((next) => next !== role && may(next)) },
  }
}
