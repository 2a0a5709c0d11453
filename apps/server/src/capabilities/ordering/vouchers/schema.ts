import type { CountryCode } from '@beckon/domain/country'
import type { Generated } from 'kysely'
import type { Big, Instant } from '../../../platform/database/column-types.ts'

/** A code that lowers a fee. Its terms never change; it can be stopped. */
export interface VoucherTable {
  country: CountryCode
  /** Capital letters, digits, hyphens. */
  code: string
  kind: 'AMOUNT' | 'PERCENTAGE'
  /** Minor units, or whole percent. */
  value: Big
  cap_minor: Big | null
  minimum_fee_minor: Big
  valid_from: Instant
  valid_until: Instant | null
  uses_total: number | null
  uses_per_vendor: number | null
  /** Vendors, and parents for all of their outlets; empty for all vendors. */
  vendor_ids: string[]
  delivery: 'INSTANT' | 'LATER' | null
  /** Uses that are not given back. */
  used: Generated<number>
  created_at: Instant
  stopped_at: Instant | null
}

/** An order that a voucher was used for. */
export interface VoucherUseTable {
  vendor_id: string
  order_id: string
  country: CountryCode
  code: string
  /** The parent of the vendor, or itself: a business counts as one. */
  business_id: string
  taken_at: Instant
  given_back_at: Instant | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    voucher: VoucherTable
    voucher_use: VoucherUseTable
  }
}
