import type { Point } from '../geo/index.ts'

const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/u

/** A `lat,lng` pair as it is typed or pasted into the address box. */
export function parseCoordinates(text: string): Point | undefined {
  const [, first, second] = pair.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const point = { latitude: Number(first), longitude: Number(second) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}
