import { type Currency } from '@beckon/domain/money'
import { evaluateVoucher, type VoucherDelivery, type EvaluatedVoucher } from '@beckon/domain/voucher'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import { usesOf } from './store.ts'
import { termsOf, type VoucherRow } from './voucher-row.ts'

export interface VoucherUseFacts {
  readonly vendor: Pick<VendorRow, 'vendor_id' | 'parent_vendor_id'>
  readonly now: Date
  /** Seconds since 1970; null for as soon as possible. */
  readonly collectAt: number | null
  readonly delivery: VoucherDelivery
  /** Minor units. */
  readonly fee: number
  readonly currency: Currency
}

/** A parent and its outlets are one business. */
export const businessOf = (vendor: VoucherUseFacts['vendor']): string =>
  vendor.parent_vendor_id ?? vendor.vendor_id

/** Evaluates the voucher for an order, with its present number of uses. */
export async function evaluateUse(
  db: Database,
  row: VoucherRow,
  order: VoucherUseFacts,
): Promise<EvaluatedVoucher> {
  const { vendor, collectAt, delivery, fee, currency } = order
  const now = unixSeconds(order.now)
  const byVendor = row.uses_per_vendor === null ? 0 : await usesOf(db, row, businessOf(vendor))
  return evaluateVoucher(termsOf(row), {
    now,
    orderTime: collectAt ?? now,
    vendorId: vendor.vendor_id,
    parentVendorId: vendor.parent_vendor_id,
    delivery,
    fee,
    currency,
    stopped: row.stopped_at !== null,
    used: { total: row.used, byVendor },
  })
}
