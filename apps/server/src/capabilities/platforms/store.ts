import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../platform/database/connect.ts'

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

/** Those of the vendors that the platform may speak for, in the order in which they were named. */
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
