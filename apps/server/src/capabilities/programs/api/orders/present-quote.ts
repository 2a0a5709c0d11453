import type { ProgramQuote, Quote } from '@beckon/contract'
import type { LoweredFee } from '../../../ordering/vouchers/index.ts'
import { isoOf, moneyOf, windowOf } from '../values.ts'
import { quoteIdOf } from './quote-id.ts'

/** A quote as programs read it; a voucher lowers its fee. */
export function presentQuote(quote: Quote, lowered?: LoweredFee): ProgramQuote {
  const { currency } = quote
  const fee = moneyOf(quote.fee, currency)
  const { off = 0, row } = lowered ?? {}
  return {
    id: quoteIdOf(quote.signature, lowered?.signature),
    fee: { ...fee, amount: fee.amount - off },
    components: quote.components.map(({ name, amount }) => ({ name, amount: moneyOf(amount, currency) })),
    voucher: row ? { code: row.code, discount: { amount: off, currency } } : null,
    expires_at: isoOf(quote.expires_at),
    distance_metres: quote.distance,
    distance_is_estimated: quote.estimated,
    pickup: windowOf(quote.pickup_eta),
    dropoff: windowOf(quote.dropoff_eta),
  }
}
