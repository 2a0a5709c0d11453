import type { Point } from '@beckon/domain/geo'
import type { PackInfo, Route, Vehicle } from './model.ts'
import { covers, nearestFirst } from './pack/choose-pack.ts'
import type { Router } from './road/index.ts'
import { estimate } from './road/router.ts'

interface Journey {
  readonly from: Point
  readonly to: Point
  readonly vehicle: Vehicle
}

/** Returns the route by the roads of the nearest pack that covers both ends and joins them, else an estimate. */
export function routeAcross<Pack extends { readonly info: PackInfo }>(
  packs: readonly Pack[],
  { from, to, vehicle }: Journey,
  routerOf: (pack: Pack) => Router | undefined,
): Route {
  const around = packs.filter(({ info }) => covers(info, from) && covers(info, to))
  for (const pack of nearestFirst(around, from)) {
    const route = routerOf(pack)?.(from, to, vehicle)
    if (route && !route.estimated) return route
  }
  return estimate(from, to, vehicle)
}
