import type { Database } from '../../../../platform/database/connect.ts'
import type { VendorRow } from '../vendor-row.ts'

export function loadVendor(db: Database, vendorId: string): Promise<VendorRow | undefined> {
  return db.selectFrom('vendor').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst()
}

/** The outlets of a parent; none for a vendor that is not one. */
export async function outletIdsOf(db: Database, vendor: VendorRow): Promise<string[]> {
  if (!vendor.is_parent) return []
  const outlets = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where('parent_vendor_id', '=', vendor.vendor_id)
    .where('country', '=', vendor.country)
    .orderBy('vendor_id')
    .execute()
  return outlets.map((outlet) => outlet.vendor_id)
}
