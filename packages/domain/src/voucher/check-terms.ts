import { type Currency, priceStep } from '../money/index.ts'
import type { VoucherTerms } from './voucher.ts'

export type TermsViolation = 'value' | 'cap' | 'minimum' | 'window' | 'uses'

/** The first violation in the terms of a new voucher; undefined where there is none. */
export function termsViolation(terms: VoucherTerms, currency: Currency): TermsViolation | undefined {
  const { kind, value, cap, usesTotal, usesPerVendor } = terms
  const step = priceStep(currency)
  if (value <= 0 || (kind === 'PERCENTAGE' ? value > 100 : value % step !== 0)) return 'value'
  if (cap !== null && (kind === 'AMOUNT' || cap <= 0 || cap % step !== 0)) return 'cap'
  if (terms.minimumFee < 0) return 'minimum'
  if (terms.validUntil !== null && terms.validUntil <= terms.validFrom) return 'window'
  const isTooFew = (uses: number | null) => uses !== null && uses < 1
  if (isTooFew(usesTotal) || isTooFew(usesPerVendor)) return 'uses'
  return usesTotal !== null && usesPerVendor !== null && usesPerVendor > usesTotal ? 'uses' : undefined
}
