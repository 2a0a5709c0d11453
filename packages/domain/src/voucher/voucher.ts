import { type Currency, downToStep } from '../money/index.ts'

/** How a voucher lowers a fee. */
export const voucherKinds = ['AMOUNT', 'PERCENTAGE'] as const
export type VoucherKind = (typeof voucherKinds)[number]

export const voucherDeliveries = ['INSTANT', 'LATER'] as const
export type VoucherDelivery = (typeof voucherDeliveries)[number]

/** The terms of a voucher never change, because they were promised; it can be stopped. Times in seconds since 1970. */
export interface VoucherTerms {
  readonly kind: VoucherKind
  /** Minor units that it takes off, or whole percent. */
  readonly value: number
  /** The most that a percentage takes off, in minor units; null for no limit. */
  readonly cap: number | null
  /** The smallest fee that it is for, in minor units. */
  readonly minimumFee: number
  readonly validFrom: number
  /** Null for no end. */
  readonly validUntil: number | null
  /** How many orders it is for, and how many of one business; null for any number. */
  readonly usesTotal: number | null
  readonly usesPerVendor: number | null
  /** Whose it is: these vendors and the outlets of these parents. Empty for everybody's. */
  readonly vendorIds: readonly string[]
  /** Null for both. */
  readonly delivery: VoucherDelivery | null
}

/** The order that a voucher is checked against. Times in seconds since 1970. */
export interface VoucherUse {
  readonly now: number
  /** When the parcel is to be collected; now, for an instant order. */
  readonly orderTime: number
  readonly vendorId: string
  readonly parentVendorId: string | null
  readonly delivery: VoucherDelivery
  /** Minor units. */
  readonly fee: number
  readonly currency: Currency
  readonly stopped: boolean
  readonly used: { readonly total: number; readonly byVendor: number }
}

export type VoucherViolation =
  | 'stopped'
  | 'not-yet'
  | 'over'
  | 'used-up'
  | 'used-up-by-vendor'
  | 'not-for-vendor'
  | 'not-for-delivery'
  | 'fee-too-low'

export type EvaluatedVoucher =
  /** `off` in minor units: what it takes off the fee. */
  { readonly ok: true; readonly off: number } | { readonly ok: false; readonly reason: VoucherViolation }

/** Whether the voucher can be used for an order, and its discount; otherwise the first violation. */
export function evaluateVoucher(terms: VoucherTerms, use: VoucherUse): EvaluatedVoucher {
  const reason = voucherViolation(terms, use)
  if (reason) return { ok: false, reason }
  const off = voucherOff(terms, use)
  return off > 0 ? { ok: true, off } : { ok: false, reason: 'fee-too-low' }
}

function voucherViolation(terms: VoucherTerms, use: VoucherUse): VoucherViolation | undefined {
  const { now, orderTime, used } = use
  if (use.stopped) return 'stopped'
  if (now < terms.validFrom || orderTime < terms.validFrom) return 'not-yet'
  if (terms.validUntil !== null && Math.max(now, orderTime) >= terms.validUntil) return 'over'
  if (!isForVendor(terms, use)) return 'not-for-vendor'
  if (terms.delivery !== null && terms.delivery !== use.delivery) return 'not-for-delivery'
  if (terms.usesTotal !== null && used.total >= terms.usesTotal) return 'used-up'
  if (terms.usesPerVendor !== null && used.byVendor >= terms.usesPerVendor) return 'used-up-by-vendor'
  return undefined
}

/** States of a voucher in a list of operators. */
export const voucherStates = ['active', 'planned', 'used-up', 'over', 'stopped'] as const
export type VoucherState = (typeof voucherStates)[number]

/** Returns the state of a voucher at a time in seconds since 1970. */
export function voucherState(
  terms: Pick<VoucherTerms, 'validFrom' | 'validUntil' | 'usesTotal'>,
  { now, stopped, used }: { readonly now: number; readonly stopped: boolean; readonly used: number },
): VoucherState {
  if (stopped) return 'stopped'
  if (terms.validUntil !== null && now >= terms.validUntil) return 'over'
  if (terms.usesTotal !== null && used >= terms.usesTotal) return 'used-up'
  return now < terms.validFrom ? 'planned' : 'active'
}

/** A voucher of a parent is its outlets' too. */
export const isForVendor = (
  { vendorIds }: Pick<VoucherTerms, 'vendorIds'>,
  { vendorId, parentVendorId }: Pick<VoucherUse, 'vendorId' | 'parentVendorId'>,
): boolean =>
  vendorIds.length === 0 ||
  vendorIds.includes(vendorId) ||
  (parentVendorId !== null && vendorIds.includes(parentVendorId))

/** The discount on this fee in minor units: at most the fee, and a percentage only by whole steps of the price. */
export function voucherOff(
  { kind, value, cap, minimumFee }: Pick<VoucherTerms, 'kind' | 'value' | 'cap' | 'minimumFee'>,
  { fee, currency }: { readonly fee: number; readonly currency: Currency },
): number {
  if (fee < minimumFee) return 0
  if (kind === 'AMOUNT') return Math.min(fee, value)
  if (value >= 100 && cap === null) return fee
  return downToStep(Math.min((fee * value) / 100, cap ?? fee, fee), currency)
}
