import type { Point } from '@beckon/domain/geo'
import type { Route, Vehicle } from './model.ts'
import { keyOf } from './pack/choose-pack.ts'
import { findPacks, type InstalledPack, loadGraph } from './pack/pack-files.ts'
import { createRouter, type Router } from './road/index.ts'
import { routeAcross } from './route-across.ts'

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
  const routerOf = ({ info, folder }: InstalledPack): Router | undefined => {
    const key = keyOf(info)
    const router = open.has(key) ? open.get(key) : readRouter(folder)
    open.delete(key)
    open.set(key, router)
    for (const oldest of [...open.keys()].slice(0, -OPEN_PACKS)) open.delete(oldest)
    return router
  }
  return {
    route(from, to, { country, vehicle }) {
      const packs = findPacks(dataDir).filter(({ info }) => info.country === country.toUpperCase())
      return routeAcross(packs, { from, to, vehicle }, routerOf)
    },
  }
}

function readRouter(folder: string): Router | undefined {
  try {
    return createRouter(loadGraph(folder))
  } catch {
    // It was removed just now, or it is damaged, which the service reports.
    return undefined
  }
}
