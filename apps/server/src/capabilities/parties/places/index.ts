import type { BrowserConfig } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { connectPlaces, connectRoads, type IsOn } from './connect-services.ts'
import type { MapEngine, PlaceSearch, SearchedPlace } from './map-engine.ts'
import { mapSource } from './map-source.ts'
import type { Roads } from './outside-roads.ts'
import { placeRoutes } from './routes.ts'
import { tileRoutes } from './tile-routes.ts'

export type { MapEngine, Route, SearchedPlace } from './map-engine.ts'
export { embeddedMaps } from './providers/embedded-maps.ts'

/** Ways by road are marked as an estimate where no road is known. */
export interface PlacesService extends Roads {
  routes(app: FastifyInstance): void
  /** Returns the places that match a written address exactly or nearly, best match first. */
  search(search: PlaceSearch): Promise<readonly SearchedPlace[]>
  /** Returns the map source of a country for the browser. */
  basemap(deployment: Deployment): BrowserConfig['map']
}

/** A city added by the operator is there this soon. */
const REFRESH_MS = 3_000

/** Addresses, roads and maps. */
export function places(
  platform: Platform,
  maps: MapEngine,
  { isOn }: { readonly isOn: IsOn },
): PlacesService {
  platform.background.add(createPeriodicService('map packs', REFRESH_MS, () => maps.refresh(), platform.log))
  platform.health.check('maps', async () => `${maps.packs().length} packs`)
  const finder = connectPlaces(platform, maps, isOn)
  return {
    ...connectRoads(platform, maps),
    search: (search) => finder.autocomplete(search),
    routes(app) {
      placeRoutes(app, finder)
      tileRoutes(app, maps)
    },
    basemap: (deployment) => mapSource(maps, deployment, platform.config.map),
  }
}
