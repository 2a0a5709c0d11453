import type { WireVendor } from '@beckon/contract'
import {
  type MemberRole,
  memberActions,
  memberActionsOf,
  mayDo,
  trainingActions,
} from '@beckon/domain/member'
import { liveVendorId } from '@beckon/domain/program'
import { canEditOutlet } from '@beckon/domain/vendor'
import type { Database } from '../../../platform/database/connect.ts'
import { type MemberRow, membersAt, withParent } from './members/member-store.ts'
import { type ActingUser, mayActFor } from './policy.ts'
import type { VendorRow } from './vendor-row.ts'

/** A vendor with what the user may do with it, and with its owners' email addresses where the user may see them. */
export interface OwnedVendor extends Pick<WireVendor, 'roles' | 'can' | 'ask'> {
  readonly vendor: VendorRow
  readonly owners: readonly string[]
}

/** A vendor as operators see it: without the people of the business and their permissions. */
export const withoutMembers = (vendor: VendorRow): OwnedVendor => ({
  vendor,
  owners: [],
  roles: [],
  can: { edit: false, actions: [] },
  ask: {},
})

/** Every vendor that the user may act for, parents first, then by name. */
export async function vendorsForSelector(db: Database, user: ActingUser): Promise<OwnedVendor[]> {
  const vendors = await db
    .selectFrom('vendor')
    .selectAll()
    .where(mayActFor(user))
    .orderBy('is_parent', 'desc')
    .orderBy('name')
    .orderBy('vendor_id')
    .execute()
  return withOwners(db, user, vendors)
}

/** Returns vendors that the user may act for, by id, from behind `after` on. */
export function vendorPage(
  db: Database,
  user: ActingUser,
  after: string | undefined,
  count: number,
): Promise<VendorRow[]> {
  const page = db.selectFrom('vendor').selectAll().where(mayActFor(user)).orderBy('vendor_id').limit(count)
  return (after === undefined ? page : page.where('vendor_id', '>', after)).execute()
}

/** Returns the ids of all vendors that the user may act for. */
export async function vendorIdsFor(db: Database, user: ActingUser): Promise<string[]> {
  const found = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where(mayActFor(user))
    .orderBy('vendor_id')
    .execute()
  return found.map(({ vendor_id: id }) => id)
}

/** An outlet without owners of its own is owned by its parent's. */
export async function withOwners(
  db: Database,
  user: ActingUser,
  vendors: readonly VendorRow[],
): Promise<OwnedVendor[]> {
  // Users of a platform act for the vendor without seeing its people.
  if (user.vendorIds) return vendors.map(ofGrant)
  const ids = [...new Set(vendors.flatMap(withPeople))]
  const members = ids.length === 0 ? [] : await membersAt(db, ids, user.country)
  const byVendor = Map.groupBy(members, ({ vendor_id }) => vendor_id)
  return vendors.map((vendor) =>
    ofMember(user, vendor, (id) => (id === null ? [] : (byVendor.get(id) ?? []))),
  )
}

const ofGrant = (vendor: VendorRow): OwnedVendor => ({
  ...withoutMembers(vendor),
  can: { edit: false, actions: [...memberActions] },
})

function ofMember(
  { userId }: ActingUser,
  vendor: VendorRow,
  membersOf: (vendorId: string | null) => readonly MemberRow[],
): OwnedVendor {
  const isTrained = isOfTestShop(vendor)
  const membersFor = (id: string | null) => [
    ...membersOf(id),
    ...(isTrained && id !== null ? membersOf(liveVendorId(id)) : []),
  ]
  const own = membersFor(vendor.vendor_id)
  const inherited = membersFor(vendor.parent_vendor_id)
  const rolesIn = (members: readonly MemberRow[]) =>
    members.filter(({ user_id }) => user_id === userId).map(({ role }) => role)
  const point = { isTest: vendor.is_test }
  const roles = [...new Set([...rolesIn(own), ...rolesIn(inherited)])]
  const owners = emailsOf(own)
  return {
    vendor,
    owners: owners.length > 0 ? owners : emailsOf(inherited),
    roles,
    can: {
      edit: !isTrained && mayEdit(vendor, rolesIn(inherited)),
      actions: memberActionsOf(roles, point).filter(
        (action) => !isTrained || trainingActions.includes(action),
      ),
    },
    ask: peopleToAsk(userId, [...own, ...inherited]),
  }
}

/** Whether people of a test shop act for this vendor of its test mode. */
const isOfTestShop = ({ test_of: testOf, open_before_test: before }: VendorRow): boolean =>
  testOf !== null && before !== null

/** The vendors whose people act for a vendor. */
const withPeople = (vendor: VendorRow): readonly string[] =>
  isOfTestShop(vendor) ? withParent(vendor).flatMap((id) => [id, liveVendorId(id)]) : withParent(vendor)

const emailsOf = (members: readonly MemberRow[]): string[] =>
  members.filter(({ role }) => role === 'owner').map(({ email }) => email)

/** The first person of each role, those of the collection point itself before those of the main branch. */
function peopleToAsk(userId: string, members: readonly MemberRow[]): Partial<Record<MemberRole, string>> {
  const others = members.filter(({ user_id }) => user_id !== userId)
  return Object.fromEntries(others.toReversed().map(({ role, email }) => [role, email]))
}

/** Whether editing is offered at all is a flag, which the portal asks. */
const mayEdit = ({ vendor_id: vendorId }: VendorRow, rolesAtParent: readonly MemberRole[]): boolean =>
  canEditOutlet({
    vendorId,
    managesParent: rolesAtParent.some((role) => mayDo(role, 'outlets.manage', { isTest: false })),
    editVendorOutlet: true,
  })
