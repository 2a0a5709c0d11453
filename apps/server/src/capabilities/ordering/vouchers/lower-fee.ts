import type { CountryCode } from '@beckon/domain/country'
import { parseCurrency } from '@beckon/domain/money'
import { isOfTestMode } from '@beckon/domain/program'
import { voucherCode, voucherOff } from '@beckon/domain/voucher'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { VendorRow } from '../../parties/vendors/index.ts'
import type { ReadQuote } from '../pricing/index.ts'
import type { VoucherDeps } from './deps.ts'
import { evaluateUse } from './evaluate-voucher-use.ts'
import { type Guesser, withinGuesses } from './guesses.ts'
import { codeOfUse, findVoucher } from './store.ts'
import { termsOf, type VoucherRow } from './voucher-row.ts'

/** A signed fee without a voucher. */
export type WholeFee = ReadQuote & { readonly ok: true }

export interface FeeToLower {
  readonly vendor: VendorRow
  readonly quote: WholeFee
  /** As it was typed. */
  readonly code: string
  readonly guesser: Guesser
  /** Of an order for later, in seconds since 1970. */
  readonly orderTime: number
  /** An edited order, which keeps its voucher. */
  readonly orderId?: string | undefined
}

export interface LoweredFee {
  readonly row: VoucherRow
  /** Minor units. */
  readonly off: number
  /** Signature of the lower fee. */
  readonly signature: string
}

/** Lowers a fee by a voucher and signs it again. It takes no use: that is done when the order is made. */
export async function lowerFee(deps: VoucherDeps, wish: FeeToLower): Promise<LoweredFee | Refusal> {
  const { vendor, quote, guesser } = wish
  // The order would be refused as well: a use counts for the live mode.
  if (isOfTestMode(vendor.vendor_id)) return refuse('voucher.unavailable')
  if (!(await deps.isOn(vendor.country, 'Voucher', vendor))) return refuse('voucher.unavailable')
  const found = await withinGuesses(deps, guesser, () => usable(deps, wish, vendor.country))
  if (isRefusal(found)) return found
  if (!found) return refuse('voucher.unavailable')
  const { row, off } = found
  return { row, off, signature: await deps.pricing.discounted(quote, { code: row.code, off }) }
}

async function usable(
  deps: VoucherDeps,
  { vendor, quote: { quote }, code: typed, orderTime, orderId }: FeeToLower,
  country: CountryCode,
): Promise<{ readonly row: VoucherRow; readonly off: number } | undefined> {
  const code = voucherCode(typed)
  const row = code === undefined ? undefined : await findVoucher(deps.db, { country, code })
  if (!row) return undefined
  const currency = parseCurrency(quote.currency)
  if (orderId !== undefined) {
    const kept = await codeOfUse(deps.db, { vendorId: vendor.vendor_id, orderId })
    const off = kept === row.code ? voucherOff(termsOf(row), { fee: quote.fee, currency }) : 0
    return off > 0 ? { row, off } : undefined
  }
  const evaluated = await evaluateUse(deps.db, row, {
    vendor,
    now: deps.clock.now(),
    collectAt: quote.type === 'LATER' ? orderTime : null,
    delivery: quote.type,
    fee: quote.fee,
    currency,
  })
  return evaluated.ok ? { row, off: evaluated.off } : undefined
}
