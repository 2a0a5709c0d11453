import type { Point } from '@beckon/domain/geo'

/** Metres from the centre to the corners of an area, beyond every customer of the demo world. */
const CORNERS = [2300, 2050, 2200, 1950, 2100, 2300, 2000, 2150, 1950, 2250, 2050, 2200]
const METRES_PER_DEGREE = 111_195

/** Where an outlet delivers: the town around the centre, as uneven as such areas are. A closed ring. */
export function demoArea(centre: Point): [number, number][] {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180)
  const ring = CORNERS.map((metres, index): [number, number] => {
    const angle = (index / CORNERS.length) * 2 * Math.PI
    return [
      round(centre.longitude + (metres * Math.sin(angle)) / (METRES_PER_DEGREE * shrink)),
      round(centre.latitude + (metres * Math.cos(angle)) / METRES_PER_DEGREE),
    ]
  })
  return [...ring, ...ring.slice(0, 1)]
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
