import { isCurrency, toDecimal } from '@beckon/domain/money'
import { taxWithin } from '@beckon/domain/pricing'

interface Taxed {
  /** Hundredths of a percent; null where no tax is shown. */
  readonly rate: number | null
  readonly feeMinor: number
  readonly currency: string
}

/** The tax within the delivery fee; undefined where no tax is shown. */
export function taxOf({
  rate,
  feeMinor: minor,
  currency,
}: Taxed): { percent: number; amount: number } | undefined {
  if (rate === null || !isCurrency(currency)) return undefined
  const percent = rate / 100
  return { percent, amount: taxWithin(toDecimal({ minor, currency }), percent, currency) }
}
