import type { LocaleTag } from '@beckon/domain/country'
import { type Currency, exponentOf, priceStep } from '@beckon/domain/money'
import { intlLocaleOf } from './texts.ts'

/** Locales for which CLDR has no currency symbol although one is in use: MYR in Chinese is written RM. */
const withNarrowSymbol: readonly LocaleTag[] = ['zh-MY']

/**
 * Formats minor units. Currencies whose minor unit is not in use (forint, rupee) have no decimals for whole sums, as
 * in the portal.
 */
export function amountOf(minor: number, currency: Currency, language: LocaleTag): string {
  const exponent = exponentOf(currency)
  const sum = minor / 10 ** exponent
  const hasMinorUnit = priceStep(currency) < 10 ** exponent
  const shown = Number.isInteger(sum) && !hasMinorUnit ? 0 : exponent
  return new Intl.NumberFormat(intlLocaleOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: withNarrowSymbol.includes(language) ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(sum)
}
