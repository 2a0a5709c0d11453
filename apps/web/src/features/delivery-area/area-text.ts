import { insideRing, type Point, type Ring } from '@beckon/domain/geo'

/** Returns the text about the area for a pin that was checked. */
export function areaText(area: Ring, pin: Point | undefined): 'area.shown' | 'area.inside' | 'area.outside' {
  if (!pin) return 'area.shown'
  return insideRing(area, pin) ? 'area.inside' : 'area.outside'
}
