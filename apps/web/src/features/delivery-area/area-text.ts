import { insideRing, type Point, type Ring } from '@beckon/domain/geo'

/** What the outline on the map says, for a pin that somebody has looked at. */
export function areaText(area: Ring, pin: Point | undefined): 'area.shown' | 'area.inside' | 'area.outside' {
  if (!pin) return 'area.shown'
  return insideRing(area, pin) ? 'area.inside' : 'area.outside'
}
