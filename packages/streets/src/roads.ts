import type { Point } from '@beckon/domain/geo'
import type { PackInfo, Route, Vehicle } from './model.ts'
import { covers, keyOf, realFirst } from './pack/choose-pack.ts'
import { listPacks, loadGraph } from './pack/pack-files.ts'
import { createRouter, type Router } from './road/index.ts'
import { estimate } from './road/router.ts'

/** Routes in the packs of a data folder, for programs that need no addresses. */
export interface Roads {
  route(from: Point, to: Point, by: { readonly country: string; readonly vehicle: Vehicle }): Route
}

/** Packs whose roads stay in memory. */
const OPEN_PACKS = 4

/**
 * Opens the roads of a pack at the first route in it, and closes those that were used longest ago. Packs that are
 * added, swapped or removed meanwhile are seen by the next route. Without a readable pack a route is an estimate.
 */
export function openRoads(dataDir: string): Roads {
  /** The most recently used router is last; undefined for a pack that cannot be read. */
  const open = new Map<string, Router | undefined>()
  const routerOf = (info: PackInfo): Router | undefined => {
    const key = keyOf(info)
    const router = open.has(key) ? open.get(key) : readRouter(dataDir, info.id)
    open.delete(key)
    open.set(key, router)
    for (const oldest of [...open.keys()].slice(0, -OPEN_PACKS)) open.delete(oldest)
    return router
  }
  return {
    route(from, to, { country, vehicle }) {
      const packs = listPacks(dataDir).filter((info) => info.country === country.toUpperCase())
      for (const info of packs.toSorted(realFirst)) {
        const router = covers(info, from) && covers(info, to) ? routerOf(info) : undefined
        if (router) return router(from, to, vehicle)
      }
      return estimate(from, to, vehicle)
    },
  }
}

function readRouter(dataDir: string, id: string): Router | undefined {
  try {
    return createRouter(loadGraph(dataDir, id))
  } catch {
    // It was removed just now, or it is damaged, which the service reports.
    return undefined
  }
}
