import type { AnswerOf, voucherCalls } from '@beckon/contract'
import { parseCurrency, toDecimal, toMinor } from '@beckon/domain/money'
import { voucherCode, voucherOff } from '@beckon/domain/voucher'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ReadQuote } from '../pricing/index.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import { withinGuesses } from './guesses.ts'
import { evaluateUse } from './evaluate-voucher-use.ts'
import { presentVoucher } from './present-voucher.ts'
import { codeOfUse, findVoucher } from './store.ts'
import type { VoucherDeps } from './deps.ts'
import { termsOf, type VoucherRow } from './voucher-row.ts'

type ValidateVoucherContext = Context<typeof voucherCalls.validateVoucher>
type Read = ReadQuote & { readonly ok: true }

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
  if (!(await deps.isOn(deployment.country, 'Voucher', vendor))) return refuse('voucher.unavailable')
  const guesser = { userId: caller.userId, address }
  const found = await withinGuesses(deps, guesser, () => usable(deps, context, vendor, read))
  if (isRefusal(found)) return found
  if (!found) return refuse('voucher.unavailable')
  const { row, off } = found
  const decimal = (minor: number) => toDecimal({ minor, currency: deployment.currency })
  return {
    voucher: presentVoucher(row, deployment),
    delivery_fee: decimal(read.quote.fee - off),
    discount: decimal(off),
    signature: await deps.pricing.discounted(read, { code: row.code, off }),
  }
}

/** The whole fee, as we have quoted it to this vendor: a voucher comes on top of no other. */
async function readFee(
  { pricing }: VoucherDeps,
  { body: { order }, deployment }: ValidateVoucherContext,
  vendor: VendorRow,
): Promise<Read | Refusal> {
  const read = await pricing.readQuote(order.signature)
  const fee = toMinor(order.delivery_fee, deployment.currency)
  if (!read.ok || !fee.ok || read.quote.voucher) return refuse('SignatureInvalid')
  const { vendor: vendorId, country, fee: quoted } = read.quote
  const isTheirs = vendorId === vendor.vendor_id && country === deployment.country
  if (!isTheirs || quoted !== fee.money.minor) return refuse('SignatureInvalid')
  return read.expired ? refuse('SignatureExpired') : read
}

async function usable(
  deps: VoucherDeps,
  { body: { code: typed, order }, deployment }: ValidateVoucherContext,
  vendor: VendorRow,
  { quote }: Read,
): Promise<{ readonly row: VoucherRow; readonly off: number } | undefined> {
  const code = voucherCode(typed)
  const row =
    code === undefined ? undefined : await findVoucher(deps.db, { country: deployment.country, code })
  if (!row) return undefined
  const currency = parseCurrency(quote.currency)
  if (order.order_id !== undefined) {
    const kept = await codeOfUse(deps.db, { vendorId: vendor.vendor_id, orderId: order.order_id })
    const off = kept === row.code ? voucherOff(termsOf(row), { fee: quote.fee, currency }) : 0
    return off > 0 ? { row, off } : undefined
  }
  const evaluated = await evaluateUse(deps.db, row, {
    vendor,
    now: deps.clock.now(),
    collectAt: quote.type === 'LATER' ? order.order_time : null,
    delivery: quote.type,
    fee: quote.fee,
    currency,
  })
  return evaluated.ok ? { row, off: evaluated.off } : undefined
}
