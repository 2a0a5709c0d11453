import { canEditOutlet } from '@beckon/domain/vendor'
import type { Database } from '../../../platform/database/connect.ts'
import { type ActingUser, mayActFor } from './policy.ts'
import type { VendorRow } from './vendor-row.ts'

/** A vendor with what the user may do with it, and with its owners' email addresses where the user may see them. */
export interface OwnedVendor {
  readonly vendor: VendorRow
  readonly owners: readonly string[]
  readonly can: { readonly edit: boolean }
}

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

/** An outlet without owners of its own is owned by its parent's. */
export async function withOwners(
  db: Database,
  user: ActingUser,
  vendors: readonly VendorRow[],
): Promise<OwnedVendor[]> {
  const ids = vendors.flatMap(({ vendor_id, parent_vendor_id }) =>
    parent_vendor_id === null ? [vendor_id] : [vendor_id, parent_vendor_id],
  )
  const owners = ids.length === 0 ? [] : await ownersOf(db, [...new Set(ids)])
  // Users of a platform act for the vendor without seeing its owners.
  const isGrant = user.vendorIds !== undefined
  const emailsOf = (id: string | null) =>
    isGrant ? [] : owners.filter((owner) => owner.vendor_id === id).map((owner) => owner.email)
  return vendors.map((vendor) => {
    const own = emailsOf(vendor.vendor_id)
    return {
      vendor,
      owners: own.length > 0 ? own : emailsOf(vendor.parent_vendor_id),
      can: { edit: mayEdit(user, vendor, owners) },
    }
  })
}

/** Whether editing is offered at all is a flag, which the portal asks. */
const mayEdit = (
  user: ActingUser,
  vendor: VendorRow,
  owners: readonly { readonly vendor_id: string; readonly user_id: string }[],
): boolean =>
  canEditOutlet({
    vendorId: vendor.vendor_id,
    ownsParent: owners.some(
      (owner) => owner.vendor_id === vendor.parent_vendor_id && owner.user_id === user.userId,
    ),
    editVendorOutlet: user.vendorIds === undefined,
  })

const ownersOf = (db: Database, vendorIds: readonly string[]) =>
  db
    .selectFrom('vendor_owner')
    .innerJoin('user_account', 'user_account.user_id', 'vendor_owner.user_id')
    .select(['vendor_owner.vendor_id', 'vendor_owner.user_id', 'user_account.email'])
    .where('vendor_owner.vendor_id', 'in', vendorIds)
    .orderBy('user_account.email')
    .execute()
