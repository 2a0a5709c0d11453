import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export const loadPlatforms = (db: Database, country: CountryCode) =>
  db
    .selectFrom('platform')
    .select(['platform_id', 'origins', 'public_keys'])
    .where('country', '=', country)
    .orderBy('platform_id')
    .execute()

export interface PlatformKey {
  readonly country: CountryCode
  readonly platformId: string
}

/** Returns the vendors that the platform may act for, in the given order. */
export async function linkedVendors(
  db: Database,
  { country, platformId }: PlatformKey,
  named: readonly string[],
): Promise<string[]> {
  if (named.length === 0) return []
  const rows = await db
    .selectFrom('platform_vendor')
    .innerJoin('vendor', 'vendor.vendor_id', 'platform_vendor.vendor_id')
    .select('platform_vendor.vendor_id')
    .where('platform_vendor.country', '=', country)
    .where('platform_vendor.platform_id', '=', platformId)
    .where('platform_vendor.vendor_id', 'in', named)
    .where('vendor.country', '=', country)
    .where('vendor.is_guest', '=', false)
    .execute()
  const linked = new Set(rows.map(({ vendor_id }) => vendor_id))
  return [...new Set(named)].filter((id) => linked.has(id))
}

/** As an operator writes it down. */
export interface PlatformRecord {
  readonly platform_id: string
  readonly name: string
  readonly origins: readonly string[]
  readonly public_keys: readonly Readonly<Record<string, unknown>>[]
  readonly vendor_ids: readonly string[]
}

/** Vendors of the country, and none of them a guest's. */
export async function areVendorsOf(tx: Tx, country: CountryCode, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await tx
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', 'in', ids)
    .where('country', '=', country)
    .where('is_guest', '=', false)
    .execute()
  return rows.length === ids.length
}

export async function writePlatform(
  tx: Tx,
  { country, platformId: platform_id }: PlatformKey,
  { name, origins, public_keys, vendor_ids }: PlatformRecord,
  now: Date,
): Promise<void> {
  const change = {
    name,
    origins: JSON.stringify([...new Set(origins)]),
    public_keys: JSON.stringify(public_keys),
  }
  await tx
    .insertInto('platform')
    .values({ country, platform_id, ...change, created_at: now })
    .onConflict((conflict) => conflict.columns(['country', 'platform_id']).doUpdateSet(change))
    .execute()
  await tx
    .deleteFrom('platform_vendor')
    .where('country', '=', country)
    .where('platform_id', '=', platform_id)
    .execute()
  if (vendor_ids.length === 0) return
  await tx
    .insertInto('platform_vendor')
    .values(vendor_ids.map((vendor_id) => ({ country, platform_id, vendor_id })))
    .execute()
}

/** As text, for the record of changes; null where there is none. Keys are public. */
export async function describePlatform(
  tx: Tx,
  { country, platformId: platform_id }: PlatformKey,
): Promise<string | null> {
  const platform = await tx
    .selectFrom('platform')
    .select(['name', 'origins', 'public_keys'])
    .where('country', '=', country)
    .where('platform_id', '=', platform_id)
    .executeTakeFirst()
  if (!platform) return null
  const vendors = await tx
    .selectFrom('platform_vendor')
    .select('vendor_id')
    .where('country', '=', country)
    .where('platform_id', '=', platform_id)
    .orderBy('vendor_id')
    .execute()
  return JSON.stringify({ ...platform, vendor_ids: vendors.map(({ vendor_id }) => vendor_id) })
}
