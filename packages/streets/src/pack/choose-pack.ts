import type { Point } from '@beckon/domain/geo'
import type { PackInfo } from '../model.ts'

/** A pack that was swapped has another time in its key. */
export const keyOf = ({ id, createdAt }: PackInfo): string => `${id} ${createdAt}`

/** Sorts real streets before invented ones. */
export const realFirst = (a: PackInfo, b: PackInfo): number => Number(a.invented) - Number(b.invented)

export function covers(
  { bounds: { west, south, east, north } }: PackInfo,
  { latitude, longitude }: Point,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
