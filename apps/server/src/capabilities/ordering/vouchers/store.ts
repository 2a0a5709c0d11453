import type { CountryCode } from '@beckon/domain/country'
import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { VoucherTable } from './schema.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { VoucherRow } from './voucher-row.ts'

/** The only SQL that writes `voucher` and `voucher_use`. */

export interface VoucherKey {
  readonly country: CountryCode
  readonly code: string
}

export interface UseKey {
  readonly vendorId: string
  readonly orderId: string
}

export async function insertVoucher(
  tx: Tx,
  voucher: Insertable<VoucherTable>,
): Promise<VoucherRow | undefined> {
  return tx
    .insertInto('voucher')
    .values(voucher)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findVoucher(db: Database, { country, code }: VoucherKey): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('voucher')
    .selectAll()
    .where('country', '=', country)
    .where('code', '=', code)
    .executeTakeFirst()
}

/** The voucher, held until the transaction ends: its uses are counted one after the other. */
export function lockVoucher(tx: Tx, { country, code }: VoucherKey): Promise<VoucherRow | undefined> {
  return tx
    .selectFrom('voucher')
    .selectAll()
    .where('country', '=', country)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

export function newestVouchers(db: Database, country: CountryCode, most: number): Promise<VoucherRow[]> {
  return db
    .selectFrom('voucher')
    .selectAll()
    .where('country', '=', country)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(most)
    .execute()
}

export function writeStop(tx: Tx, { country, code }: VoucherKey, at: Date): Promise<VoucherRow> {
  return tx
    .updateTable('voucher')
    .set({ stopped_at: at })
    .where('country', '=', country)
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Uses of a business that are not given back. */
export async function usesOf(
  db: Database,
  { country, code }: VoucherKey,
  businessId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('voucher_use')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('country', '=', country)
    .where('code', '=', code)
    .where('business_id', '=', businessId)
    .where('given_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts one use more of a voucher that is locked. */
export async function insertUse(
  tx: Tx,
  { country, code }: VoucherKey,
  use: UseKey & { readonly businessId: string; readonly at: Date },
): Promise<void> {
  const { vendorId: vendor_id, orderId: order_id, businessId: business_id, at: taken_at } = use
  await tx
    .insertInto('voucher_use')
    .values({ vendor_id, order_id, country, code, business_id, taken_at, given_back_at: null })
    // A use that was given back is taken again.
    .onConflict((same) =>
      same.columns(['vendor_id', 'order_id']).doUpdateSet({ taken_at, given_back_at: null }),
    )
    .execute()
  await countUse(tx, { country, code }, 1)
}

/** A use that is held stays held for longer. */
export async function renewUse(tx: Tx, { vendorId, orderId }: UseKey, at: Date): Promise<void> {
  await tx
    .updateTable('voucher_use')
    .set({ taken_at: at })
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .execute()
}

/** The use that an order has or had. */
export const findUse = (tx: Tx, { vendorId, orderId }: UseKey) =>
  tx
    .selectFrom('voucher_use')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** The code that the order has a use of. */
export async function codeOfUse(db: Database, { vendorId, orderId }: UseKey): Promise<string | undefined> {
  const use = await db
    .selectFrom('voucher_use')
    .select('code')
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  return use?.code
}

export interface GiveBack {
  readonly at: Date
  /** Only a use that was taken by then; any where absent. */
  readonly takenBy?: Date
}

/** Gives the use of an order back, once; an order without one has nothing to give. */
export async function releaseUse(
  tx: Tx,
  { vendorId, orderId }: UseKey,
  { at, takenBy }: GiveBack,
): Promise<void> {
  const use = await tx
    .updateTable('voucher_use')
    .set({ given_back_at: at })
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .$if(takenBy !== undefined, (use) => use.where('taken_at', '<=', takenBy ?? at))
    .returning(['country', 'code'])
    .executeTakeFirst()
  if (use) await countUse(tx, use, -1)
}

async function countUse(tx: Tx, { country, code }: VoucherKey, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('voucher')
    .set((row) => ({ used: row('used', '+', by) }))
    .where('country', '=', country)
    .where('code', '=', code)
    .execute()
}
