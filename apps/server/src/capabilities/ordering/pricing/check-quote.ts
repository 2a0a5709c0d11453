import { toMinor } from '@beckon/domain/money'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { Delivery } from './delivery.ts'
import type { PricingParts } from './deps.ts'
import { quoteFee } from './quote-fee.ts'
import { isQuoteFor, readQuote, type SignedQuote } from './quote-signature.ts'

export interface QuoteCheck extends Delivery {
  /** As the wire has it. */
  readonly fee: number
  readonly signature: string
}

/**
 * Whether we have quoted this fee for this very way. One that is over, or that was made without the extra for
 * cash that is now to be collected, comes back as expired with a fresh quote inside.
 */
export async function checkQuote(parts: PricingParts, check: QuoteCheck): Promise<SignedQuote | Refusal> {
  const read = await readQuote(parts.signer, check.signature)
  const fee = toMinor(check.fee, check.deployment.currency)
  if (!read.ok || !fee.ok || !isQuoteFor(read.quote, check) || read.quote.fee !== fee.money.minor) {
    return refuse('SignatureInvalid')
  }
  if (read.quote.voucher) return refuse('SignatureInvalid')
  if (!read.expired && !(await cashChangesFee(parts, read.quote, check))) return read.quote
  const fresh = await quoteFee(parts, check)
  return isRefusal(fresh) ? fresh : refuse('SignatureExpired', { quote: fresh })
}

async function cashChangesFee(parts: PricingParts, quote: SignedQuote, check: QuoteCheck): Promise<boolean> {
  if (quote.cash === check.cash) return false
  const { tariff } = await parts.parameters.of(check.deployment.country)
  return tariff.cashExtra > 0
}
