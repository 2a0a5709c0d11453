import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Bounds, PackInfo } from '../model.ts'

/** A pack that was swapped has another time in its key. */
export const keyOf = ({ id, createdAt }: PackInfo): string => `${id} ${createdAt}`

/** Sorts real streets before invented ones. */
export const realFirst = (a: PackInfo, b: PackInfo): number => Number(a.invented) - Number(b.invented)

export function covers(
  { bounds: { west, south, east, north } }: Pick<PackInfo, 'bounds'>,
  { latitude, longitude }: Point,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Returns the metres from a point to the bounds of a pack; 0 within them. */
export function distanceTo({ bounds: { west, south, east, north } }: PackInfo, point: Point): number {
  const latitude = Math.min(north, Math.max(south, point.latitude))
  const longitude = Math.min(east, Math.max(west, point.longitude))
  return distanceBetween(point, { latitude, longitude })
}

/**
 * Sorts packs by their distance from a point. Of several that cover it, real streets come before invented ones, and a
 * city before a region that it lies in.
 */
export function nearestFirst<T extends { readonly info: PackInfo }>(packs: readonly T[], near: Point): T[] {
  return packs
    .map((pack) => ({ pack, away: distanceTo(pack.info, near) }))
    .toSorted(
      (a, b) =>
        a.away - b.away ||
        realFirst(a.pack.info, b.pack.info) ||
        sizeOf(a.pack.info.bounds) - sizeOf(b.pack.info.bounds),
    )
    .map(({ pack }) => pack)
}

const sizeOf = ({ west, south, east, north }: Bounds): number => (east - west) * (north - south)
