import type { AnswerOf, voucherCalls } from '@beckon/contract'
import { toDecimal, toMinor } from '@beckon/domain/money'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import { presentVoucher } from './present-voucher.ts'
import type { VoucherDeps } from './deps.ts'
import { lowerFee, type WholeFee } from './lower-fee.ts'

type ValidateVoucherContext = Context<typeof voucherCalls.validateVoucher>

/** A quoted fee, lowered by a voucher and signed again. It takes no use: that is done when the order is made. */
export async function validateVoucher(
  deps: VoucherDeps,
  context: ValidateVoucherContext,
): Promise<AnswerOf<typeof voucherCalls.validateVoucher> | Refusal> {
  const { caller, deployment, body, address } = context
  const vendor = await deps.vendors.vendorFor(caller, body.vendor_id)
  if (isRefusal(vendor)) return vendor
  const read = await readFee(deps, context, vendor)
  if (isRefusal(read)) return read
  const { code, order } = body
  const guesser = { userId: caller.userId, address }
  const wish = { vendor, quote: read, code, guesser, orderTime: order.order_time, orderId: order.order_id }
  const lowered = await lowerFee(deps, wish)
  if (isRefusal(lowered)) return lowered
  const { row, off, signature } = lowered
  const decimal = (minor: number) => toDecimal({ minor, currency: deployment.currency })
  return {
    voucher: presentVoucher(row, deployment),
    delivery_fee: decimal(read.quote.fee - off),
    discount: decimal(off),
    signature,
  }
}

/** The whole fee, as we have quoted it to this vendor: a voucher comes on top of no other. */
async function readFee(
  { pricing }: VoucherDeps,
  { body: { order }, deployment }: ValidateVoucherContext,
  vendor: VendorRow,
): Promise<WholeFee | Refusal> {
  const read = await pricing.readQuote(order.signature)
  const fee = toMinor(order.delivery_fee, deployment.currency)
  if (!read.ok || !fee.ok || read.quote.voucher) return refuse('SignatureInvalid')
  const { vendor: vendorId, country, fee: quoted } = read.quote
  const isTheirs = vendorId === vendor.vendor_id && country === deployment.country
  if (!isTheirs || quoted !== fee.money.minor) return refuse('SignatureInvalid')
  return read.expired ? refuse('SignatureExpired') : read
}
