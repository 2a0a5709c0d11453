import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { Config } from '../../../platform/config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { MapEngine } from './map-engine.ts'
import { outsidePlaces } from './outside-places.ts'
import { outsideRoads, ownRoads, type Roads } from './outside-roads.ts'
import { ownPlaces, type PlaceFinder, type RoadFinder } from './place-finder.ts'
import { withPlusCodes } from './plus-codes.ts'
import { type Service, serviceAt } from './providers/ask-service.ts'
import { nominatim } from './providers/nominatim.ts'
import { osrm } from './providers/osrm.ts'
import { pelias } from './providers/pelias.ts'
import { photon } from './providers/photon.ts'
import { valhalla } from './providers/valhalla.ts'

type Kind<T extends { readonly kind: string } | undefined> = NonNullable<T>['kind']

const placeFinders: Record<Kind<Config['places']>, (service: Service) => PlaceFinder> = {
  photon,
  nominatim,
  pelias,
}
const roadFinders: Record<Kind<Config['roads']>, (service: Service) => RoadFinder> = { osrm, valhalla }

type Deps = Pick<Platform, 'config' | 'clock' | 'log' | 'health'>

export type IsOn = (country: CountryCode, flag: FlagName) => Promise<boolean>

/** The geocoder that the operator named, with our own map behind it; else our own map alone. */
export function connectPlaces(
  { config, clock, log, health }: Deps,
  maps: MapEngine,
  isOn: IsOn,
): PlaceFinder {
  const own = ownPlaces(maps)
  if (!config.places) return withPlusCodes(own)
  const { kind: name, url, perSecond } = config.places
  const breaker = createCircuitBreaker(name, { clock, log, perSecond })
  const service = placeFinders[name](serviceAt({ url, userAgent: userAgentOf(config) }))
  health.check('places', async () => breaker.state())
  const completes = (country: CountryCode) => isOn(country, 'GoogleAutocomplete')
  return withPlusCodes(outsidePlaces({ name, service, own, completes, breaker, clock }))
}

/** The router that the operator named, with our own map behind it; else our own map alone. */
export function connectRoads({ config, clock, log, health }: Deps, maps: MapEngine): Roads {
  if (!config.roads) return ownRoads(maps)
  const { kind: name, url } = config.roads
  const breaker = createCircuitBreaker(name, { clock, log })
  const service = roadFinders[name](serviceAt({ url, userAgent: userAgentOf(config) }))
  health.check('roads', async () => breaker.state())
  return outsideRoads({ service, own: maps, breaker, clock })
}

/** Public services require a name and a contact address. */
const userAgentOf = ({ mailFrom }: Config): string =>
  `Beckon delivery portal${mailFrom ? ` (${mailFrom})` : ''}`
