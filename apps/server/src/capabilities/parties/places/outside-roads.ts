import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import type { Clock } from '../../../platform/clock.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { createTtlCache } from './ttl-cache.ts'
import type { MapEngine, Route } from './map-engine.ts'
import type { RoadFinder } from './place-finder.ts'

/** The ways by road. */
export interface Roads {
  /** Calls the operator's service; our own map answers where it cannot. */
  route(from: Point, to: Point, country: CountryCode): Promise<Route>
  /**
   * Returns without waiting, for use within a transaction: the cached route of the service, else that of our
   * own map.
   */
  routeSync(from: Point, to: Point, country: CountryCode): Route
}

type Own = Pick<MapEngine, 'route'>

export const ownRoads = (maps: Own): Roads => ({
  route: async (from, to, country) => maps.route(from, to, country),
  routeSync: (from, to, country) => maps.route(from, to, country),
})

interface Deps {
  readonly service: RoadFinder
  readonly own: Own
  readonly breaker: CircuitBreaker
  readonly clock: Clock
}

/** From a quote to the rider who takes the order. */
const KEPT = { most: 2_000, ageMs: 30 * 60_000 }

export function outsideRoads({ service, own, breaker, clock }: Deps): Roads {
  const kept = createTtlCache<Route>(clock, KEPT)
  const keyOf = (from: Point, to: Point) =>
    [from.latitude, from.longitude, to.latitude, to.longitude].map((degrees) => degrees.toFixed(5)).join()
  return {
    async route(from, to, country) {
      const known = kept.get(keyOf(from, to))
      if (known) return known
      const found = await breaker.run(
        () => service(from, to),
        () => undefined,
      )
      if (found) kept.set(keyOf(from, to), found)
      return found ?? own.route(from, to, country)
    },
    routeSync: (from, to, country) => kept.get(keyOf(from, to)) ?? own.route(from, to, country),
  }
}
