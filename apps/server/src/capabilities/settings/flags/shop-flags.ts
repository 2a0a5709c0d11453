import type { CountryCode } from '@beckon/domain/country'
import { isShopFlagName, type ShopFlagName, type ShopFlags } from '@beckon/domain/flag'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

/** The shop of a request. A parent's values are its outlets' too. */
export interface FlaggedShop {
  readonly vendor_id: string
  readonly parent_vendor_id: string | null
}

export type ShopFlagsById = ReadonlyMap<string, ShopFlags>

/** Returns the values that were set for shops of a country. Rows of flags that no longer exist are ignored. */
export async function loadShopFlags(db: Database, country: CountryCode): Promise<ShopFlagsById> {
  const rows = await db
    .selectFrom('vendor_flag')
    .select(['vendor_id', 'flag', 'value'])
    .where('country', '=', country)
    .execute()
  const shops = new Map<string, ShopFlags>()
  for (const { vendor_id: id, flag, value } of rows) {
    if (isShopFlagName(flag)) shops.set(id, { ...shops.get(id), [flag]: value })
  }
  return shops
}

interface ShopFlagKey {
  readonly country: CountryCode
  readonly vendorId: string
  readonly flag: ShopFlagName
}

/** Sets the value of a flag for a shop; null for that of its parent or its country. Returns the value before. */
export async function putShopFlag(
  tx: Tx,
  { country, vendorId: vendor_id, flag }: ShopFlagKey,
  value: boolean | null,
  changed_at: Date,
): Promise<boolean | null> {
  const before = await tx
    .selectFrom('vendor_flag')
    .select('value')
    .where('vendor_id', '=', vendor_id)
    .where('flag', '=', flag)
    .executeTakeFirst()
  if (value === null) {
    await tx.deleteFrom('vendor_flag').where('vendor_id', '=', vendor_id).where('flag', '=', flag).execute()
  } else {
    await tx
      .insertInto('vendor_flag')
      .values({ vendor_id, country, flag, value, changed_at })
      .onConflict((conflict) => conflict.columns(['vendor_id', 'flag']).doUpdateSet({ value, changed_at }))
      .execute()
  }
  return before?.value ?? null
}
