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
 * Whether we have quoted this fee for this very way. One that is over, or that was made without the extra for
 * cash that is now to be collected, comes back as expired with a fresh quote inside.
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
