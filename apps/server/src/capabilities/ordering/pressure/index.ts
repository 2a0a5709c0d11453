import type { CountryCode } from '@beckon/domain/country'
import type { Conditions, PressureRefusal } from '@beckon/domain/pressure'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import type { PressureDeps } from './deps.ts'
import { type Collection, conditionsFor, refusalFor } from './evaluate-delivery.ts'
import { pressuredZones } from './measure-store.ts'
import { pressureRoutes } from './routes.ts'
import { retention } from './schema.ts'

export type { Collection } from './evaluate-delivery.ts'
export { openOrdersOf } from './open-orders.ts'
export { refuseDelivery } from './refuse-delivery.ts'

export interface PressureService {
  routes(app: FastifyInstance): void
  /** All that measures and hours of zones change at a collection point. */
  conditionsFor(collection: Collection): Promise<Conditions>
  /** Why these conditions refuse an order over so many metres by road. */
  refusalFor(
    collection: Collection,
    facts: { readonly conditions: Conditions; readonly metres: number },
  ): Promise<PressureRefusal | undefined>
}

/** Measures of zones against too much work: pauses, caps, radii, slower promises, surcharges. */
export function pressure(
  { db, clock, recentMs, retention: rules }: Platform,
  services: Pick<PressureDeps, 'vendors' | 'parameters'>,
): PressureService {
  rules.add(retention)
  const recent = recentlyRead({ clock, recentMs }, async (country: CountryCode) =>
    pressuredZones(db, country, clock.now()),
  )
  const deps: PressureDeps = { db, clock, zonesOf: recent.of, onChanged: recent.drop, ...services }
  return {
    routes: (app) => pressureRoutes(app, deps),
    conditionsFor: (collection) => conditionsFor(deps, collection),
    refusalFor: (collection, facts) => refusalFor(deps, collection, facts),
  }
}
