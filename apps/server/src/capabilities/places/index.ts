import type { BrowserConfig } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { FastifyInstance } from 'fastify'
import { every } from '../../platform/clock-every.ts'
import type { Platform } from '../../platform/platform.ts'
import type { MapEngine, Route } from './map-engine.ts'
import { mapSource } from './map-source.ts'
import { placeRoutes } from './routes.ts'
import { tileRoutes } from './tile-routes.ts'

export type { MapEngine, Route } from './map-engine.ts'
export { embeddedMaps } from './providers/embedded-maps.ts'

export interface PlacesDoor {
  routes(app: FastifyInstance): void
  /** The way by road; marked as an estimate where no road is known. */
  route(from: Point, to: Point, country: CountryCode): Route
  /** What the browser draws the map of a country from. */
  basemap(country: CountryCode): Omit<BrowserConfig['map'], 'centre'>
}

/** A city added by the operator is there this soon. */
const REFRESH_MS = 3_000

/** Addresses, roads and maps. */
export function places(platform: Platform, maps: MapEngine): PlacesDoor {
  platform.background.run(every('map packs', REFRESH_MS, () => maps.refresh(), platform.log))
  platform.health.check('maps', async () => `${maps.packs().length} packs`)
  return {
    routes(app) {
      placeRoutes(app, maps)
      tileRoutes(app, maps)
    },
    route: (from, to, country) => maps.route(from, to, country),
    basemap: (country) => mapSource(maps, country),
  }
}
