import type { ProgramQuote, Quote } from '@beckon/contract'
import { isoOf, moneyOf, windowOf } from '../values.ts'

/** A quote as programs read it. */
export const presentQuote = (quote: Quote): ProgramQuote => ({
  id: quote.signature,
  fee: moneyOf(quote.fee, quote.currency),
  components: quote.components.map(({ name, amount }) => ({ name, amount: moneyOf(amount, quote.currency) })),
  expires_at: isoOf(quote.expires_at),
  distance_metres: quote.distance,
  distance_is_estimated: quote.estimated,
  pickup: windowOf(quote.pickup_eta),
  dropoff: windowOf(quote.dropoff_eta),
})
