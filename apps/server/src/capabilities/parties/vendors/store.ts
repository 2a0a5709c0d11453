import type { CountryCode } from '@beckon/domain/country'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { VendorTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { sameBusiness } from './same-business.ts'
import type { VendorRow } from './vendor-row.ts'

export async function insertVendor(tx: Tx, vendor: Insertable<VendorTable>): Promise<void> {
  await tx.insertInto('vendor').values(vendor).execute()
}

const VENDORS_PER_STATEMENT = 500

export async function insertVendors(tx: Tx, vendors: readonly Insertable<VendorTable>[]): Promise<void> {
  for (let at = 0; at < vendors.length; at += VENDORS_PER_STATEMENT) {
    await tx
      .insertInto('vendor')
      .values(vendors.slice(at, at + VENDORS_PER_STATEMENT))
      .execute()
  }
}

/** Whether there is a vendor with this code anywhere, in whatever case. */
export async function hasVendorLike(db: Database, code: string): Promise<boolean> {
  const vendor = await db
    .selectFrom('vendor')
    .select('vendor_id')
    .where(({ eb, fn }) => eb(fn('lower', ['vendor_id']), '=', code.toLowerCase()))
    .executeTakeFirst()
  return vendor !== undefined
}

/** The vendor that an operator made under this code, in whatever case it is typed. */
export function findByCode(db: Database, country: CountryCode, code: string): Promise<VendorRow | undefined> {
  return db
    .selectFrom('vendor')
    .selectAll()
    .where('country', '=', country)
    .where(({ eb, fn }) => eb(fn('lower', ['vendor_id']), '=', code.trim().toLowerCase()))
    .where('contact_email', 'is not', null)
    .executeTakeFirst()
}

/** An existing owner stays unchanged. */
export async function insertOwner(tx: Tx, vendorId: string, userId: string): Promise<void> {
  await tx
    .insertInto('vendor_owner')
    .values({ vendor_id: vendorId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The owner has confirmed the account: its vendors are registered from now on. */
export async function registerVendorsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ is_registered: true })
    .where('is_registered', '=', false)
    .where(
      sql<boolean>`exists (select 1 from vendor_owner o where o.vendor_id = vendor.vendor_id and o.user_id = ${userId})`,
    )
    .execute()
}

/**
 * Removes the vendors of an account that was never confirmed: its own one is deleted, an operator's one is free
 * again.
 */
export async function purgeUnregisteredOf(tx: Tx, userId: string): Promise<void> {
  const owned = await tx
    .deleteFrom('vendor_owner')
    .where('user_id', '=', userId)
    .returning('vendor_id')
    .execute()
  if (owned.length === 0) return
  await tx
    .deleteFrom('vendor')
    .where(
      'vendor_id',
      'in',
      owned.map(({ vendor_id }) => vendor_id),
    )
    .where('is_registered', '=', false)
    .where('contact_email', 'is', null)
    .where(sql<boolean>`not exists (select 1 from vendor_owner o where o.vendor_id = vendor.vendor_id)`)
    .execute()
}

/** Deletes a newly registered business of this user alone that has no place and no orders. */
export async function deleteBlank(
  tx: Tx,
  userId: string,
  country: CountryCode,
): Promise<VendorRow | undefined> {
  const blank = await tx
    .selectFrom('vendor')
    .selectAll()
    .where('country', '=', country)
    .where('latitude', 'is', null)
    .where('parent_vendor_id', 'is', null)
    .where('contact_email', 'is', null)
    .where('is_parent', '=', false)
    .where('is_guest', '=', false)
    .where(
      sql<boolean>`(select array_agg(o.user_id) from vendor_owner o where o.vendor_id = vendor.vendor_id)
        = array[${userId}]`,
    )
    .where(sql<boolean>`not exists (select 1 from vendor_member m where m.vendor_id = vendor.vendor_id)`)
    .where(sql<boolean>`not exists (select 1 from orders o where o.vendor_id = vendor.vendor_id)`)
    .where(sql<boolean>`not exists (select 1 from saved_address s where s.vendor_id = vendor.vendor_id)`)
    .where(sql<boolean>`not exists (select 1 from platform_vendor p where p.vendor_id = vendor.vendor_id)`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!blank) return undefined
  await tx.deleteFrom('vendor_owner').where('vendor_id', '=', blank.vendor_id).execute()
  await tx.deleteFrom('vendor').where('vendor_id', '=', blank.vendor_id).execute()
  return blank
}

/** Returns whether the user has roles in businesses and all of these are closed. */
export async function areAllClosed(db: Database, userId: string, country: CountryCode): Promise<boolean> {
  const { rows } = await sql<{ all: boolean; open: boolean }>`
    select count(*) > 0 as all, count(*) filter (where vendor.is_active) > 0 as open
    from vendor
    where vendor.country = ${country} and vendor.vendor_id in (
      select vendor_id from vendor_owner where user_id = ${userId}
      union
      select vendor_id from vendor_member where user_id = ${userId}
    )`.execute(db)
  return rows[0]?.all === true && !rows[0].open
}

export interface SavedPlace {
  readonly address_text: string
  readonly building: string
  readonly unit: string
  readonly city: string
  readonly postal_code: string
  readonly street: string
  readonly street_number: string
  readonly latitude: number
  readonly longitude: number
  readonly rider_instructions: string
}

export async function updatePlace(tx: Tx, vendorId: string, place: SavedPlace): Promise<void> {
  await tx.updateTable('vendor').set(place).where('vendor_id', '=', vendorId).execute()
}

export async function makeParent(tx: Tx, vendorId: string): Promise<void> {
  await tx
    .updateTable('vendor')
    .set({ is_parent: true })
    .where('vendor_id', '=', vendorId)
    .where('is_parent', '=', false)
    .execute()
}

const isOfTestShop = sql<boolean>`exists (
  select from vendor as parent
  where parent.vendor_id = vendor.parent_vendor_id and parent.open_before_test is not null
)`

export async function openOutlet(db: Database, vendorId: string): Promise<void> {
  await db
    .updateTable('vendor')
    .set({
      is_active: sql<boolean>`not ${isOfTestShop}`,
      opens_at: null,
      // An outlet of a test shop is one as well.
      open_before_test: sql<boolean | null>`case when ${isOfTestShop} then true end`,
    })
    .where('vendor_id', '=', vendorId)
    .where('opens_at', 'is not', null)
    .execute()
}

export async function updateDetails(
  tx: Tx,
  vendorId: string,
  details: SavedPlace & { readonly name: string; readonly contact_phone: string },
): Promise<void> {
  await tx.updateTable('vendor').set(details).where('vendor_id', '=', vendorId).execute()
}

export async function updateVendor(
  tx: Tx,
  vendorId: string,
  columns: Updateable<VendorTable>,
): Promise<void> {
  await tx.updateTable('vendor').set(columns).where('vendor_id', '=', vendorId).execute()
}

/** Whether an order of the vendor, or of any other of the same business, has been delivered. */
export async function hasDeliveries(db: Database, vendorId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select 1 from orders where vendor_id in (${sameBusiness(vendorId)}) and status = 'DELIVERED'
    ) as has`.execute(db)
  return rows[0]?.has ?? false
}
