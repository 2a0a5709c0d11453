import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { zoneScope } from '../../parties/riders/index.ts'
import type { DeskDeps } from './deps.ts'
import { isOrderSeen } from './order-of-country.ts'
import { orderDeskRoutes } from './routes.ts'

export interface OrderDeskService {
  routes(app: FastifyInstance): void
}

/** Orders of a country for operators: search, all that happened, and acts for the shop. */
export function orderDesk(
  { db, clock, sight }: Platform,
  services: Omit<DeskDeps, 'db' | 'clock'>,
): OrderDeskService {
  const deps: DeskDeps = { db, clock, ...services }
  sight.add('order', 'order.not-found', async ({ country, id, zones }) => {
    const scope = await zoneScope(db, country, zones)
    return scope === null || isOrderSeen(deps, { country, orderId: id }, scope)
  })
  return { routes: (app) => orderDeskRoutes(app, deps) }
}
