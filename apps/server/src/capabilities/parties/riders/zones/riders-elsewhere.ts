import { insideArea, type Point } from '@beckon/domain/geo'
import type { Database } from '../../../../platform/database/connect.ts'
import { zonesOf } from './zone-store.ts'

/** Returns those of these riders, who have zones, that have none with the point in it. */
export async function ridersElsewhere(
  db: Database,
  point: Point,
  riderIds: readonly string[],
): Promise<readonly string[]> {
  const here = new Set(
    (await zonesOf(db, riderIds)).flatMap(({ rider_id: id, area }) => (insideArea(area, point) ? [id] : [])),
  )
  return riderIds.filter((id) => !here.has(id))
}
