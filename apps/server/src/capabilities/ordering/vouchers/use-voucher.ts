import type { CountryCode } from '@beckon/domain/country'
import { parseCurrency } from '@beckon/domain/money'
import type { OrderStatus } from '@beckon/domain/order'
import { voucherOff } from '@beckon/domain/voucher'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { businessOf, evaluateUse, type VoucherUseFacts } from './evaluate-voucher-use.ts'
import {
  findUse,
  type GiveBack,
  insertUse,
  lockVoucher,
  renewUse,
  releaseUse,
  type UseKey,
  usesOf,
} from './store.ts'
import { termsOf } from './voucher-row.ts'

export interface VoucherUse extends VoucherUseFacts {
  readonly country: CountryCode
  readonly code: string
  readonly orderId: string
  /** Signed discount; minor units. */
  readonly off: number
}

/**
 * Takes a use for an order that is created in the same transaction. Locks the voucher, so that concurrent orders cannot
 * exceed its limit. Returns undefined on success.
 */
export async function takeVoucher(tx: Tx, use: VoucherUse): Promise<Refusal | undefined> {
  const row = await lockVoucher(tx, use)
  if (!row) return refuse('voucher.unavailable')
  const evaluated = await evaluateUse(tx, row, use)
  if (!evaluated.ok || evaluated.off !== use.off) return refuse('voucher.unavailable')
  const { vendor, orderId, now: at } = use
  await insertUse(tx, row, {
    vendorId: vendor.vendor_id,
    orderId,
    businessId: businessOf(vendor),
    at,
  })
  return undefined
}

/** Releases the use of an order that was not delivered: its voucher can be used again. */
export const releaseVoucher = (tx: Tx, order: UseKey, when: GiveBack): Promise<void> =>
  releaseUse(tx, order, when)

/**
 * Takes a released use for a locked order again, at the agreed discount. False if other orders have used the voucher up
 * meanwhile.
 */
export async function keepVoucher(tx: Tx, order: OrderOfUse, at: Date): Promise<boolean> {
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const use = await findUse(tx, key)
  if (!use) return false
  const row = await lockVoucher(tx, use)
  if (!row) return false
  const isHeld = use.given_back_at === null
  const byBusiness = row.uses_per_vendor === null ? 0 : await usesOf(tx, row, use.business_id)
  const isLeft = row.used < (row.uses_total ?? Infinity) && byBusiness < (row.uses_per_vendor ?? Infinity)
  if (!isHeld && !isLeft) return false
  if (isHeld) await renewUse(tx, key, at)
  else await insertUse(tx, row, { ...key, businessId: use.business_id, at })
  return true
}

interface VoucherMoved {
  readonly before: Pick<VoucherMove, 'status'>
  readonly after: VoucherMove
}

/**
 * A payment that succeeds counts its use, where one is left, and so does the delivery of an order whose cancellation
 * came too late; the order keeps the fee that was agreed in any case.
 */
export async function countPaidUse(tx: Tx, { before, after }: VoucherMoved): Promise<void> {
  if (after.voucher_code === null) return
  if (after.status === 'PAYMENT_COMMITTED' || before.status === 'CANCELLED') {
    await keepVoucher(tx, after, after.updated_at)
  }
}

/** Unpaid or cancelled orders cost nothing. */
const unused: readonly OrderStatus[] = ['CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED']

/** Called on every state change of an order, in its transaction. */
export async function releaseUnused(tx: Tx, { after }: { readonly after: VoucherMove }): Promise<void> {
  if (after.voucher_code === null || !unused.includes(after.status)) return
  await releaseUse(tx, { vendorId: after.vendor_id, orderId: after.order_id }, { at: after.updated_at })
}

interface OrderOfUse {
  readonly vendor_id: string
  readonly order_id: string
}

interface VoucherMove extends OrderOfUse {
  readonly status: OrderStatus
  readonly voucher_code: string | null
  readonly updated_at: Date
}

/**
 * Returns the discount of an order's voucher on another fee, in minor units; the voucher need not be valid
 * any more.
 */
export async function discountOf(
  tx: Tx,
  key: { readonly country: CountryCode; readonly code: string },
  { fee, currency }: { readonly fee: number; readonly currency: string },
): Promise<number> {
  const row = await lockVoucher(tx, key)
  return row ? voucherOff(termsOf(row), { fee, currency: parseCurrency(currency) }) : 0
}
