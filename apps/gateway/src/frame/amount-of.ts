import type { LocaleTag } from '@beckon/domain/country'
import { type Currency, exponentOf, priceStep } from '@beckon/domain/money'
import { intlLocaleOf } from './texts.ts'

/** Where the tables have no sign for the money of the country, though everybody there writes one: RM. */
const withSign: readonly LocaleTag[] = ['zh-MY']

/**
 * Formats minor units. Currencies whose small unit is not in use (forint, rupee) have no decimals for whole sums, as
 * in the portal.
 */
export function amountOf(minor: number, currency: Currency, language: LocaleTag): string {
  const exponent = exponentOf(currency)
  const sum = minor / 10 ** exponent
  const hasSmall = priceStep(currency) < 10 ** exponent
  const shown = Number.isInteger(sum) && !hasSmall ? 0 : exponent
  return new Intl.NumberFormat(intlLocaleOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: withSign.includes(language) ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(sum)
}
