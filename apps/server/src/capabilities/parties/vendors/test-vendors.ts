import { testVendorId } from '@beckon/domain/program'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { VendorRow } from './vendor-row.ts'

/** Columns that a vendor of the test mode has from the vendor it stands for. */
const copied = [
  'country',
  'client_vendor_id',
  'name',
  'is_parent',
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
 * only test keys reach them and the people of test shops, and are open at any hour.
 */
export async function copyToTestMode(db: Database, businessId: string): Promise<void> {
  const columns = sql.join(copied.map((name) => sql.ref(name)))
  const updates = sql.join(copied.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  const prefix = testVendorId('')
  await sql`
    insert into vendor (vendor_id, test_of, parent_vendor_id, is_test, created_at, is_active, open_before_test, ${columns})
    select ${prefix} || vendor_id, vendor_id, ${prefix} || parent_vendor_id, true, created_at,
      is_active or open_before_test is not null, open_before_test, ${columns}
    from vendor where vendor_id = ${businessId} or parent_vendor_id = ${businessId}
    order by vendor_id
    on conflict (vendor_id) do update set is_active = excluded.is_active, open_before_test = excluded.open_before_test, ${updates}`.execute(
    db,
  )
}

/** The shop with its outlets. */
const ofShop = (vendorId: string) =>
  sql`test_of is null and (vendor_id = ${vendorId} or parent_vendor_id = ${vendorId})`

/**
 * Makes a shop and its outlets test shops, or ends that. A test shop takes no orders: its people place them at its vendor of
 * the test mode.
 */
export async function setTestShops(tx: Tx, shop: VendorRow, isTestShop: boolean): Promise<void> {
  await (
    isTestShop
      ? sql`
      update vendor set open_before_test = is_active or opens_at is not null, is_active = false, opens_at = null
      where open_before_test is null and ${ofShop(shop.vendor_id)}`
      : sql`
      update vendor set is_active = open_before_test, open_before_test = null
      where open_before_test is not null and ${ofShop(shop.vendor_id)}`
  ).execute(tx)
  await copyToTestMode(tx, shop.parent_vendor_id ?? shop.vendor_id)
}
