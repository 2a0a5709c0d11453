import type { MemberCallAction } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type MemberRole, mayDo, rolesAllowing, trainingActions } from '@beckon/domain/member'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorRow } from './vendor-row.ts'

/** The acting user: of the deployment's country, with roles in businesses or with granted vendors. */
export interface ActingUser {
  readonly userId: string
  readonly country: CountryCode
  /** A grant (a platform's token, a guest's): these vendors and no others. Roles do not count then. */
  readonly vendorIds?: readonly string[]
  /** The grant is for these vendors alone, without the outlets of parents among them. */
  readonly isExact?: boolean
  /** One of the user's roles at the vendor must allow it. A grant allows every action. */
  readonly action: MemberCallAction
}

/** A vendor with the roles that a user has there and at its parent; null for a user with a grant. */
export interface ReachedVendor {
  readonly vendor: VendorRow
  readonly roles: readonly MemberRole[] | null
}

/** The roles of a user as rows of vendor and role; each table is read by its index. */
const heldBy = (userId: string) => sql`
  (select vendor_id, 'owner' as role from vendor_owner where user_id = ${userId}
   union all
   select vendor_id, role from vendor_member where user_id = ${userId}) as held`

const isHeld = sql`held.vendor_id in (vendor.vendor_id, vendor.parent_vendor_id)`

/** Matches roles at a test shop for its vendor of the test mode. */
const isHeldAtTestShop = sql`
  vendor.test_of is not null and vendor.open_before_test is not null and held.vendor_id in (
    select unnest(array[shop.vendor_id, shop.parent_vendor_id]) from vendor as shop
    where shop.vendor_id = vendor.test_of
  )`

const isHere = (action: MemberCallAction) =>
  isTrained(action) ? sql`(${isHeld} or ${isHeldAtTestShop})` : isHeld

const isTrained = (action: MemberCallAction): boolean => action !== 'self' && trainingActions.includes(action)

/** The roles of the user at the vendor of a query and at its parent. */
export const rolesHere = ({
  userId,
  vendorIds,
  action,
}: Pick<ActingUser, 'userId' | 'vendorIds' | 'action'>) =>
  vendorIds
    ? sql<MemberRole[] | null>`null`
    : sql<MemberRole[] | null>`array(select held.role from ${heldBy(userId)} where ${isHere(action)})`

/** Matches the vendors that a user may act for: granted ones, those where a role allows the action, and outlets of both. */
export const mayActFor = ({ userId, action, ...user }: ActingUser) => sql<boolean>`
  vendor.country = ${user.country} and ${user.vendorIds ? isOfGrant(user, user.vendorIds) : allows(userId, action)}`

/** Matches the vendors of the user's country, and of the grant where there is one. Roles are evaluated by `evaluateReach`. */
export const mayReach = (user: Pick<ActingUser, 'country' | 'vendorIds' | 'isExact'>) => sql<boolean>`
  vendor.country = ${user.country} and ${user.vendorIds ? isOfGrant(user, user.vendorIds) : sql`true`}`

const isOfGrant = ({ isExact = false }: Pick<ActingUser, 'isExact'>, vendorIds: readonly string[]) =>
  isExact ? sql<boolean>`vendor.vendor_id = any(${vendorIds}::text[])` : isGranted(vendorIds)

const isGranted = (vendorIds: readonly string[]) => sql<boolean>`
  (vendor.vendor_id = any(${vendorIds}::text[]) or vendor.parent_vendor_id = any(${vendorIds}::text[]))`

const allows = (userId: string, action: MemberCallAction) => sql<boolean>`
  exists (
    select from ${heldBy(userId)}
    where ${isHere(action)} and held.role = any(
      case when vendor.is_test then ${rolesFor(action, true)}::text[] else ${rolesFor(action, false)}::text[] end
    )
  )`

/** The roles that allow the action of a call; none for calls about the own account. */
export const rolesFor = (action: MemberCallAction, isTest: boolean): MemberRole[] =>
  action === 'self' ? [] : [...rolesAllowing(action, { isTest })]

/** Whether the user may act for a vendor with these roles. */
export const permits = (
  { action }: Pick<ActingUser, 'action'>,
  { roles, vendor }: { readonly roles: ReachedVendor['roles']; readonly vendor: Pick<VendorRow, 'is_test'> },
): boolean =>
  roles === null ||
  (action !== 'self' && roles.some((role) => mayDo(role, action, { isTest: vendor.is_test })))

/**
 * Returns a vendor of the user's country by its row. A vendor without any role of the user is refused like one that does
 * not exist; where no role allows the action, the refusal names the roles that do.
 */
export function evaluateReach(
  user: ActingUser,
  row: (VendorRow & { readonly roles: ReachedVendor['roles'] }) | undefined,
): ReachedVendor | Refusal {
  if (!row || row.roles?.length === 0) return refuse('vendor.not-found')
  const { roles, ...vendor } = row
  if (permits(user, { roles, vendor })) return { roles, vendor }
  return refuseRole(user, vendor)
}

export const refuseRole = (
  { action }: Pick<ActingUser, 'action'>,
  vendor: Pick<VendorRow, 'is_test'>,
): Refusal => refuse('member.forbidden', { roles: rolesFor(action, vendor.is_test) })

/** Returns the vendor, with the user's roles there, if one of them allows the action. */
export async function reachVendor(
  db: Database,
  user: ActingUser,
  vendorId: string,
): Promise<ReachedVendor | Refusal> {
  const row = await db
    .selectFrom('vendor')
    .selectAll()
    .select(rolesHere(user).as('roles'))
    .where('vendor_id', '=', vendorId)
    .where(mayReach(user))
    .executeTakeFirst()
  return evaluateReach(user, row)
}

/** Returns the vendor, when this user may act for it. */
export async function vendorFor(
  db: Database,
  user: ActingUser,
  vendorId: string,
): Promise<VendorRow | Refusal> {
  const reached = await reachVendor(db, user, vendorId)
  return isRefusal(reached) ? reached : reached.vendor
}

/** Returns whether this user may act for one of these vendors, or for an outlet of one. */
export async function actsForAny(
  db: Database,
  user: ActingUser,
  vendorIds: readonly string[],
): Promise<boolean> {
  const one = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where(mayActFor(user))
    .where(isGranted(vendorIds))
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Permits people whose role at the main branch allows it; those of the outlet alone ask them. */
export async function mayEditOutlet(db: Database, user: ActingUser, outlet: VendorRow): Promise<boolean> {
  if (outlet.parent_vendor_id === null || user.vendorIds) return false
  const parent = await reachVendor(db, { ...user, action: 'outlets.manage' }, outlet.parent_vendor_id)
  return !isRefusal(parent)
}

/**
 * Returns the business of a vendor (the parent, or the vendor without one) where the user's roles there allow the action;
 * never for a user who acts by a grant.
 */
export async function businessFor(
  db: Database,
  user: ActingUser,
  vendorId: string,
): Promise<VendorRow | Refusal> {
  const vendor = await vendorFor(db, user, vendorId)
  if (isRefusal(vendor)) return vendor
  if (user.vendorIds) return refuse('auth.forbidden')
  if (vendor.parent_vendor_id === null) return vendor
  const parent = await vendorFor(db, user, vendor.parent_vendor_id)
  return isRefusal(parent) ? refuseRole(user, vendor) : parent
}
