import type { CountryCode, Deployment } from '@beckon/domain/country'
import type { NewShop } from '@beckon/domain/vendor'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { newVendorRow } from '../open-vendor.ts'
import type { VendorTable } from '../schema.ts'
import { insertVendors, makeParent } from '../store.ts'

export interface KnownCodes {
  /** In lower case. */
  readonly taken: ReadonlySet<string>
  /** Main branches of the country by their code in lower case, with its spelling. */
  readonly mainBranches: ReadonlyMap<string, string>
}

export async function codesIn(
  db: Database,
  country: CountryCode,
  codes: readonly string[],
): Promise<KnownCodes> {
  const named = [...new Set(codes.map((code) => code.toLowerCase()))].filter((code) => code !== '')
  if (named.length === 0) return { taken: new Set(), mainBranches: new Map() }
  const rows = await db
    .selectFrom('vendor')
    .select(['vendor_id', 'country', 'parent_vendor_id', 'is_guest'])
    .where(sql<boolean>`lower(vendor_id) = any(${named}::text[])`)
    .execute()
  const main = rows.filter((row) => row.country === country && row.parent_vendor_id === null && !row.is_guest)
  return {
    taken: new Set(rows.map(({ vendor_id: id }) => id.toLowerCase())),
    mainBranches: new Map(main.map(({ vendor_id: id }) => [id.toLowerCase(), id])),
  }
}

/** Opens shops. Main branches of the same list come before their outlets. */
export async function openMany(
  tx: Tx,
  deployment: Deployment,
  shops: readonly NewShop[],
  now: Date,
): Promise<void> {
  const rows = shops
    .toSorted((a, b) => Number(a.mainBranch !== null) - Number(b.mainBranch !== null))
    .map((shop) => rowOf(shop, deployment, now))
  await insertVendors(tx, rows)
  const parents = new Set(shops.flatMap(({ mainBranch }) => (mainBranch === null ? [] : [mainBranch])))
  for (const parent of parents) await makeParent(tx, parent)
}

/** An outlet is registered with its main branch; another shop waits for its owner. */
function rowOf(shop: NewShop, deployment: Deployment, now: Date): Insertable<VendorTable> {
  const row = newVendorRow(deployment, shop.code, now)
  return {
    ...row,
    name: shop.name,
    contact_email: shop.email === '' ? null : shop.email,
    contact_phone: shop.phone,
    address_text: shop.address,
    latitude: shop.latitude,
    longitude: shop.longitude,
    parent_vendor_id: shop.mainBranch,
    is_registered: shop.mainBranch !== null,
    estimation_pick_up_time: shop.minutes ?? row.estimation_pick_up_time,
  }
}
