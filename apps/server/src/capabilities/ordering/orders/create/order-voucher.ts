import type { Currency } from '@beckon/domain/money'
import { isOfTestMode } from '@beckon/domain/program'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorRow } from '../../../parties/vendors/index.ts'
import { releaseVoucher, discountOf, takeVoucher } from '../../vouchers/index.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderPatch, OrderRow } from '../order-row.ts'
import type { NewOrder } from '../store.ts'

interface VoucherRequest {
  readonly vendor: VendorRow
  readonly currency: Currency
}

/** Takes the voucher's use with the order, or refuses the order. Undefined: there is none, or it was taken. */
export async function takeOrderVoucher(
  { isOn }: Pick<OrderDeps, 'isOn'>,
  tx: Tx,
  { vendor, currency }: VoucherRequest,
  order: NewOrder,
): Promise<Refusal | undefined> {
  const { voucher_code: code, voucher_minor: off = 0, country, preordered_for: later } = order
  if (!code) return undefined
  // A use would count for the live mode.
  if (isOfTestMode(vendor.vendor_id)) return refuse('voucher.unavailable')
  if (!(await isOn(country, 'Voucher', vendor))) return refuse('voucher.unavailable')
  return takeVoucher(tx, {
    country,
    code,
    off,
    orderId: order.order_id,
    vendor,
    now: order.created_at,
    collectAt: later ? unixSeconds(later) : null,
    delivery: later ? 'LATER' : 'INSTANT',
    fee: order.delivery_fee_minor + off,
    currency,
  })
}

/** Applies the order's voucher to its new fee; its discount may be another one. */
export async function withOrderVoucher(
  tx: Tx,
  order: OrderRow,
  patch: OrderPatch,
  at: Date,
): Promise<OrderPatch> {
  const { voucher_code: code, country, currency } = order
  const fee = patch.delivery_fee_minor
  if (code === null || fee === undefined) return patch
  const off = await discountOf(tx, { country, code }, { fee, currency })
  if (off > 0) return { ...patch, delivery_fee_minor: fee - off, voucher_minor: off }
  await releaseVoucher(tx, { vendorId: order.vendor_id, orderId: order.order_id }, { at })
  return { ...patch, voucher_code: null, voucher_minor: 0 }
}
