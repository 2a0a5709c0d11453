import type { Quote } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { ParametersService } from '../../settings/parameters/index.ts'
import type { PlacesService } from '../../parties/places/index.ts'
import type { VendorsService } from '../../parties/vendors/index.ts'
import { checkQuote, type QuoteCheck } from './check-quote.ts'
import type { Delivery } from './delivery.ts'
import { quoteFee } from './quote-fee.ts'
import { checkDiscount, type DiscountCheck, type VoucherOff } from './check-discount.ts'
import { type ReadQuote, readQuote, signDiscounted, type SignedQuote } from './quote-signature.ts'
import { pricingRoutes } from './routes.ts'

export type { ReadQuote, SignedQuote } from './quote-signature.ts'

export interface PricingService {
  routes(app: FastifyInstance): void
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
  vendors: VendorsService,
  parameters: ParametersService,
  places: PlacesService,
): PricingService {
  const signer = platform.signer('quote')
  const deps = { clock: platform.clock, signer, vendors, parameters, places }
  return {
    routes: (app) => pricingRoutes(app, deps),
    quote: (delivery) => quoteFee(deps, delivery),
    checkQuote: (check) => checkQuote(deps, check),
    checkDiscount: (check) => checkDiscount(signer, check),
    readQuote: (signature) => readQuote(signer, signature),
    discounted: (read, voucher) => signDiscounted(signer, read, voucher),
  }
}
