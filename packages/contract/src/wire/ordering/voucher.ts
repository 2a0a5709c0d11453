import { textLengths } from '@beckon/domain/limits'
import { voucherDeliveries, voucherKinds, voucherStates } from '@beckon/domain/voucher'
import { z } from 'zod'
import { amount, orderId, unixSeconds, vendorId } from '../common.ts'
import { reason } from '../settings/operator.ts'

/** As it was typed: spaces and small letters are let through. */
export const typedCode = z.string().min(1).max(textLengths.voucherCode)

/** A voucher as an order carries it: `amount` in the currency, or whole percent. */
export const wireVoucher = z.object({ code: z.string().max(24), amount, type: z.enum(voucherKinds) })
export type WireVoucher = z.infer<typeof wireVoucher>

/** A voucher for a caller who may use it. */
export const voucherDetails = wireVoucher.extend({
  currency: z.string(),
  /** The most that a percentage takes off. */
  maximum_discount: amount.nullable(),
  minimum_fee: amount,
  valid_from: unixSeconds,
  valid_until: unixSeconds.nullable(),
  /** Null for orders at once and for later ones. */
  delivery_type: z.enum(voucherDeliveries).nullable(),
})
export type VoucherDetails = z.infer<typeof voucherDetails>

/** A fee with a voucher: what is left of it, and our signature under that. */
export const discount = z.object({
  voucher: wireVoucher,
  delivery_fee: amount,
  signature: z.string(),
  /** The discount of the voucher. */
  discount: amount,
})
export type Discount = z.infer<typeof discount>

const wholeCount = z.number().int().min(1).max(10_000_000)

/** A voucher that an operator makes; its terms never change after that. */
export const newVoucher = z.object({
  code: typedCode,
  type: z.enum(voucherKinds),
  amount: amount.positive(),
  maximum_discount: amount.nullable().default(null),
  minimum_fee: amount.default(0),
  valid_from: unixSeconds,
  valid_until: unixSeconds.nullable().default(null),
  uses_total: wholeCount.nullable().default(null),
  /** A parent and its outlets count as one. */
  uses_per_vendor: wholeCount.nullable().default(null),
  /** Vendors, and parents for all of their outlets; empty for every vendor of the country. */
  vendor_ids: z.array(vendorId).max(1000).default([]),
  delivery_type: z.enum(voucherDeliveries).nullable().default(null),
  reason,
})

/** A voucher as operators see it. */
export const operatedVoucher = voucherDetails.extend({
  uses_total: z.number().int().nullable(),
  uses_per_vendor: z.number().int().nullable(),
  vendor_ids: z.array(z.string()),
  used: z.number().int(),
  state: z.enum(voucherStates),
  created_at: unixSeconds,
  stopped_at: unixSeconds.nullable(),
})
export type OperatedVoucher = z.infer<typeof operatedVoucher>

/** An order that a voucher was used for. */
export const voucherUse = z.object({
  order_id: orderId,
  vendor_id: vendorId,
  vendor_name: z.string(),
  /** The discount; null where the order has the voucher no more. */
  discount: amount.nullable(),
  used_at: unixSeconds,
  given_back_at: unixSeconds.nullable(),
})
export type VoucherUse = z.infer<typeof voucherUse>
