import { createHash } from 'node:crypto'
import type { ListedPlatform } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'

/** The platforms of a country by name, with the vendors that they act for. */
export async function listPlatforms(db: Database, country: CountryCode): Promise<ListedPlatform[]> {
  const [platforms, links] = await Promise.all([
    db
      .selectFrom('platform')
      .selectAll()
      .where('country', '=', country)
      .orderBy('name')
      .orderBy('platform_id')
      .execute(),
    db
      .selectFrom('platform_vendor')
      .innerJoin('vendor', 'vendor.vendor_id', 'platform_vendor.vendor_id')
      .select(['platform_vendor.platform_id', 'vendor.vendor_id', 'vendor.name'])
      .where('platform_vendor.country', '=', country)
      .orderBy('vendor.vendor_id')
      .execute(),
  ])
  return platforms.map(({ platform_id, name, origins, public_keys, created_at }) => {
    const vendors = links
      .filter((link) => link.platform_id === platform_id)
      .map((link) => ({ vendor_id: link.vendor_id, name: link.name }))
    return {
      platform_id,
      name,
      origins,
      public_keys: public_keys.map((key) => ({ ...key, kty: String(key['kty']) })),
      vendors,
      created_at: unixSeconds(created_at),
      version: versionOf({ name, origins, public_keys, vendor_ids: vendors.map((one) => one.vendor_id) }),
    }
  })
}

interface VersionedPlatform {
  readonly name: string
  readonly origins: readonly string[]
  readonly public_keys: readonly unknown[]
  /** Sorted. */
  readonly vendor_ids: readonly string[]
}

/** The same for the same record, so that a page replaces only the record that it showed. */
export const versionOf = ({ name, origins, public_keys, vendor_ids }: VersionedPlatform): string =>
  createHash('sha256')
    .update(JSON.stringify([name, origins, public_keys, vendor_ids]))
    .digest('base64url')
