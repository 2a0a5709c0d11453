import type { Quote } from '@beckon/contract'
import type { CountryParameters, Deployment } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { ParametersDoor } from '../parameters/index.ts'
import type { PlacesDoor } from '../places/index.ts'
import type { VendorRow, VendorsDoor } from '../vendors/index.ts'
import { isInArea, isOpen } from './check-delivery.ts'
import { checkQuote, type QuoteCheck } from './check-quote.ts'
import type { Delivery } from './delivery.ts'
import { quoteFee } from './quote-fee.ts'
import type { SignedQuote } from './quote-signature.ts'
import { pricingRoutes } from './routes.ts'

export { isCash } from './delivery.ts'

export interface PricingDoor {
  routes(app: FastifyInstance): void
  /** The fee of a way, signed. */
  quote(delivery: Delivery): Promise<Quote | Refusal>
  /** What the signature vouches for; `SignatureInvalid`, or `SignatureExpired` with a fresh quote inside. */
  checkQuote(check: QuoteCheck): Promise<SignedQuote | Refusal>
  isInArea(vendor: VendorRow, destination: Point): boolean
  isOpen(parameters: CountryParameters, deployment: Deployment, now: Date): boolean
}

/** What a delivery costs, whether it can be made, and when it would arrive. */
export function pricing(
  platform: Platform,
  vendors: VendorsDoor,
  parameters: ParametersDoor,
  places: PlacesDoor,
): PricingDoor {
  const parts = { clock: platform.clock, signer: platform.signer('quote'), vendors, parameters, places }
  return {
    routes: (app) => pricingRoutes(app, parts),
    quote: (delivery) => quoteFee(parts, delivery),
    checkQuote: (check) => checkQuote(parts, check),
    isInArea,
    isOpen,
  }
}
