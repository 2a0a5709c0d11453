import type { Database } from '../../../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { type ActingUser, mayActFor, reachVendor } from '../policy.ts'
import type { VendorRow } from '../vendor-row.ts'

export function loadVendor(db: Database, vendorId: string): Promise<VendorRow | undefined> {
  return db.selectFrom('vendor').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst()
}

/** The vendor itself, and with `includeOutlets` the outlets of a parent for which the user may act. */
export async function vendorsSeenBy(
  db: Database,
  user: ActingUser,
  vendorId: string,
  includeOutlets: boolean,
): Promise<readonly string[] | Refusal> {
  const reached = await reachVendor(db, user, vendorId)
  if (isRefusal(reached)) return reached
  if (!includeOutlets || !reached.vendor.is_parent) return [vendorId]
  const outlets = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('parent_vendor_id', '=', vendorId)
    .where(mayActFor(user))
    .orderBy('vendor_id')
    .execute()
  return [vendorId, ...outlets.map((outlet) => outlet.vendor_id)]
}
