import type { CountryCode } from '@beckon/domain/country'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { VendorRow } from './vendor-row.ts'

/** The acting user: of the deployment's country, with own or granted vendors. */
export interface ActingUser {
  readonly userId: string
  readonly country: CountryCode
  /** A grant (a platform's token, a guest's): these vendors and no others. Owning does not count then. */
  readonly vendorIds?: readonly string[]
}

/** Matches the vendors that a user may act for: granted or owned ones, and the outlets of parents among them. */
export const mayActFor = ({ userId, country, vendorIds }: ActingUser) => sql<boolean>`
  vendor.country = ${country} and ${vendorIds ? isGranted(vendorIds) : isOwnedBy(userId)}`

const isGranted = (vendorIds: readonly string[]) => sql<boolean>`
  (vendor.vendor_id = any(${vendorIds}::text[]) or vendor.parent_vendor_id = any(${vendorIds}::text[]))`

const isOwnedBy = (userId: string) => sql<boolean>`
  exists (
    select 1 from vendor_owner
    where vendor_owner.user_id = ${userId}
      and vendor_owner.vendor_id in (vendor.vendor_id, vendor.parent_vendor_id)
  )`

/** The vendor, when this user may act for it. */
export function actFor(db: Database, user: ActingUser, vendorId: string): Promise<VendorRow | undefined> {
  return db
    .selectFrom('vendor')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where(mayActFor(user))
    .executeTakeFirst()
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

/** Permits owners of the vendor or its parent; never a user who acts by a grant. */
export async function mayManageOwners(db: Database, user: ActingUser, vendor: VendorRow): Promise<boolean> {
  const ids =
    vendor.parent_vendor_id === null ? [vendor.vendor_id] : [vendor.vendor_id, vendor.parent_vendor_id]
  const owner = await db
    .selectFrom('vendor_owner')
    .select('user_id')
    .where('vendor_id', 'in', ids)
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  return owner !== undefined && vendor.country === user.country
}

/** Owners of the parent; who owns only the outlet asks them. */
export async function mayEditOutlet(db: Database, user: ActingUser, outlet: VendorRow): Promise<boolean> {
  if (outlet.parent_vendor_id === null || user.vendorIds) return false
  const owner = await db
    .selectFrom('vendor_owner')
    .select('user_id')
    .where('vendor_id', '=', outlet.parent_vendor_id)
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  return owner !== undefined
}
