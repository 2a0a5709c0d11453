import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bulkRoutes } from './bulk/bulk-routes.ts'
import type { ApiDeps } from './deps.ts'
import { moneyRoutes } from './money/money-routes.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { placeRoutes } from './places/place-routes.ts'
import { serveDocument } from './serve-document.ts'

export interface ApiService {
  routes(app: FastifyInstance): void
}

/** Version 1 of the API: the use cases of a shop, for its programs. */
export function api({ db, clock }: Platform, services: Omit<ApiDeps, 'db' | 'clock'>): ApiService {
  const deps: ApiDeps = { db, clock, ...services }
  return {
    routes(app) {
      orderRoutes(app, deps)
      placeRoutes(app, deps)
      bulkRoutes(app, deps)
      moneyRoutes(app, deps)
      serveDocument(app)
    },
  }
}
