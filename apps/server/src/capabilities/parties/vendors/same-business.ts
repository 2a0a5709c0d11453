import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** The ids of a vendor, its parent and all other outlets of that parent, as a query. */
export const sameBusiness = (vendorId: string): RawBuilder<{ vendor_id: string }> => sql`
  select v.vendor_id from vendor v
  join (select coalesce(parent_vendor_id, vendor_id) as id from vendor where vendor_id = ${vendorId}) parent
    on v.vendor_id = parent.id or v.parent_vendor_id = parent.id`

/** The id that all vendors of a business share: of the parent, or of a vendor that has none. */
export async function businessOf(db: Database, vendorId: string): Promise<string> {
  const vendor = await db
    .selectFrom('vendor')
    .select('parent_vendor_id')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return vendor?.parent_vendor_id ?? vendorId
}
