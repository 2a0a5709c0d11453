import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Route } from '../map-engine.ts'

/** As far from the road as a door may be. */
export const REACH_METRES = 1_000

/** Undefined where the road begins or ends elsewhere: the service has no map of the place, and took the nearest it had. */
export function validRoute(route: Omit<Route, 'estimated'>, from: Point, to: Point): Route | undefined {
  const [first, last] = [route.path.at(0), route.path.at(-1)]
  if (!first || !last) return undefined
  const isThere = isNear(first, from) && isNear(last, to)
  return isThere ? { ...route, estimated: false } : undefined
}

/** A snapped end, and then some for how each measures. */
const isNear = ([longitude, latitude]: readonly [number, number], point: Point): boolean =>
  distanceBetween({ latitude, longitude }, point) <= REACH_METRES * 1.1
