import { toMinor } from '@beckon/domain/money'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { Delivery } from './delivery.ts'
import type { PricingDeps } from './deps.ts'
import { quoteFee } from './quote-fee.ts'
import { isQuoteFor, readQuote, type SignedQuote } from './quote-signature.ts'

export interface QuoteCheck extends Delivery {
  /** As the wire has it. */
  readonly fee: number
  readonly signature: string
}

/**
 * Returns whether this fee was quoted for this route. An expired quote, or one without the surcharge for cash that is
 * now to be collected, is refused with a fresh quote.
 */
export async function checkQuote(deps: PricingDeps, check: QuoteCheck): Promise<SignedQuote | Refusal> {
  const read = await readQuote(deps.signer, check.signature)
  const fee = toMinor(check.fee, check.deployment.currency)
  if (!read.ok || !fee.ok || !isQuoteFor(read.quote, check) || read.quote.fee !== fee.money.minor) {
    return refuse('SignatureInvalid')
  }
  if (read.quote.voucher) return refuse('SignatureInvalid')
  if (!read.expired && !(await cashChangesFee(deps, read.quote, check))) return read.quote
  const fresh = await quoteFee(deps, check)
  return isRefusal(fresh) ? fresh : refuse('SignatureExpired', { quote: fresh })
}

async function cashChangesFee(deps: PricingDeps, quote: SignedQuote, check: QuoteCheck): Promise<boolean> {
  if (quote.cash === check.cash) return false
  const { tariff } = await deps.parameters.of(check.deployment.country)
  return tariff.cashExtra > 0
}
