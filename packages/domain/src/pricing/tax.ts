import { exponentOf, type Currency } from '../money/index.ts'

/** The part of a fee that is tax, where the fee includes it: rounded to the smallest unit that the currency counts in. */
export function taxWithin(fee: number, percent: number, currency: Currency): number {
  const scale = 10 ** exponentOf(currency)
  return Math.round((fee * scale * percent) / (100 + percent)) / scale
}
