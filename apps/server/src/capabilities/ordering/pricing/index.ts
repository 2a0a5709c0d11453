import type { Quote } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { checkDelivery, type Deliverability } from './check-delivery.ts'
import { checkQuote, type QuoteCheck } from './check-quote.ts'
import type { Delivery } from './delivery.ts'
import type { PricingDeps } from './deps.ts'
import { quoteFee } from './quote-fee.ts'
import { checkDiscount, type DiscountCheck, type VoucherOff } from './check-discount.ts'
import { type ReadQuote, readQuote, signDiscounted, type SignedQuote } from './quote-signature.ts'
import { pricingRoutes } from './routes.ts'

export type { Deliverability } from './check-delivery.ts'
export type { Delivery } from './delivery.ts'
export type { ReadQuote, SignedQuote } from './quote-signature.ts'

export interface PricingService {
  routes(app: FastifyInstance): void
  /** Checks whether a rider can deliver there, now or when the parcel is to be collected. */
  check(delivery: Delivery): Promise<Deliverability>
  /** The fee of a way, signed. */
  quote(delivery: Delivery): Promise<Quote | Refusal>
  /** Returns the signed quote; `SignatureInvalid`, or `SignatureExpired` with a fresh quote inside. */
  checkQuote(check: QuoteCheck): Promise<SignedQuote | Refusal>
  /** Returns the discount of a voucher on a verified quote, in minor units; null without a voucher. */
  checkDiscount(check: DiscountCheck): Promise<VoucherOff | null | Refusal>
  /** Reads a signature of ours, also an expired one. */
  readQuote(signature: string): Promise<ReadQuote>
  /** The signature of a quote that a voucher has lowered. */
  discounted(read: ReadQuote & { readonly ok: true }, voucher: VoucherOff): Promise<string>
}

/** Price, feasibility and arrival time of a delivery. */
export function pricing(
  platform: Platform,
  services: Pick<PricingDeps, 'vendors' | 'parameters' | 'places' | 'pressure'>,
): PricingService {
  const signer = platform.signer('quote')
  const deps: PricingDeps = { clock: platform.clock, signer, ...services }
  return {
    routes: (app) => pricingRoutes(app, deps),
    check: (delivery) => checkDelivery(deps, delivery),
    quote: (delivery) => quoteFee(deps, delivery),
    checkQuote: (check) => checkQuote(deps, check),
    checkDiscount: (check) => checkDiscount(signer, check),
    readQuote: (signature) => readQuote(signer, signature),
    discounted: (read, voucher) => signDiscounted(signer, read, voucher),
  }
}
