import { toMinor } from '@beckon/domain/money'
import { isCalm } from '@beckon/domain/pressure'
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
 * now to be collected, is refused with a fresh quote, or with the reason why there is none. A quote is honoured until it
 * expires, whatever measures began meanwhile.
 */
export async function checkQuote(deps: PricingDeps, check: QuoteCheck): Promise<SignedQuote | Refusal> {
  const read = await readQuote(deps.signer, check.signature)
  const fee = toMinor(check.fee, check.deployment.currency)
  if (!read.ok || !fee.ok || !isQuoteFor(read.quote, check) || read.quote.fee !== fee.money.minor) {
    return refuse('SignatureInvalid')
  }
  if (read.quote.voucher) return refuse('SignatureInvalid')
  if (!read.expired && !(await isForOtherOrder(deps, read.quote, check))) return read.quote
  const fresh = await quoteFee(deps, check)
  return isRefusal(fresh) ? fresh : refuse('SignatureExpired', { quote: fresh })
}

const isForOtherOrder = async (deps: PricingDeps, quote: SignedQuote, check: QuoteCheck): Promise<boolean> =>
  (await cashChangesFee(deps, quote, check)) || (await isForOtherTime(deps, quote, check))

/** A quote for one time does not hold for another one at which measures count. */
async function isForOtherTime(deps: PricingDeps, quote: SignedQuote, check: QuoteCheck): Promise<boolean> {
  if (check.collectAt === null || quote.at === check.collectAt) return false
  return !isCalm(await deps.pressure.conditionsFor(check))
}

async function cashChangesFee(deps: PricingDeps, quote: SignedQuote, check: QuoteCheck): Promise<boolean> {
  if (quote.cash === check.cash) return false
  const { tariff } = await deps.parameters.of(check.deployment.country)
  return (await deps.vendors.tariffOf(check.vendor, tariff)).cashExtra > 0
}
