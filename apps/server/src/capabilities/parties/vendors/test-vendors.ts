import { testVendorId } from '@beckon/domain/program'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Columns that a vendor of the test mode has from the vendor it stands for. */
const copied = [
  'country',
  'client_vendor_id',
  'name',
  'is_parent',
  'is_active',
  'estimation_pick_up_time',
  'payment_methods',
  'contact_phone',
  'address_text',
  'building',
  'unit',
  'city',
  'postal_code',
  'street',
  'street_number',
  'latitude',
  'longitude',
  'rider_instructions',
  'delivery_area',
  'vat_number',
  'tariff',
  'opens_at',
] as const

/**
 * Makes the vendors of the test mode of a business, and brings those that exist up to date. They have no owners, so that
 * only test keys reach them, and are open at any hour.
 */
export async function copyToTestMode(db: Database, businessId: string): Promise<void> {
  const columns = sql.join(copied.map((name) => sql.ref(name)))
  const updates = sql.join(copied.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  const prefix = testVendorId('')
  await sql`
    insert into vendor (vendor_id, test_of, parent_vendor_id, is_test, created_at, ${columns})
    select ${prefix} || vendor_id, vendor_id, ${prefix} || parent_vendor_id, true, created_at, ${columns}
    from vendor where vendor_id = ${businessId} or parent_vendor_id = ${businessId}
    order by vendor_id
    on conflict (vendor_id) do update set ${updates}`.execute(db)
}
