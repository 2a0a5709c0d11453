import { priceCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { previewCountryTariff, previewShopTariff, type PriceDeps } from './preview-tariff.ts'

export interface PricesService {
  routes(app: FastifyInstance): void
}

/** Previews of tariffs: the fees of real orders at other prices. */
export function prices(
  platform: Platform,
  services: Pick<PriceDeps, 'vendors' | 'parameters'>,
): PricesService {
  const deps: PriceDeps = { db: platform.db, clock: platform.clock, ...services }
  return {
    routes(app) {
      serve(app, priceCalls.previewShopTariff, (context) => previewShopTariff(deps, context))
      serve(app, priceCalls.previewCountryTariff, (context) => previewCountryTariff(deps, context))
    },
  }
}
