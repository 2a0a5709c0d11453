import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Database } from '../../../../platform/database/connect.ts'
import { isDemoRider } from '../../../parties/riders/index.ts'
import type { Positions } from './positions.ts'

/** Farther from the demo shop than any city of the demo world is wide. */
const ELSEWHERE_METRES = 50_000

/**
 * Keeps the demo rider in the demo city, so that a person anywhere on earth gets offers: outside of it the last
 * position counts in place of the reported one.
 */
export const inDemoCity = (db: Database, positions: Positions): Positions => ({
  ...positions,
  async keep(report) {
    if (!isDemoRider(report.riderId)) return positions.keep(report)
    const at = await pointInCity(db, report.riderId, report.position)
    return positions.keep({ ...report, position: { ...report.position, ...at } })
  },
})

async function pointInCity(db: Database, riderId: string, reported: Point): Promise<Point> {
  const rider = await db
    .selectFrom('rider')
    .select(['latitude', 'longitude'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  const { latitude = null, longitude = null } = rider ?? {}
  if (latitude === null || longitude === null) return reported
  const last = { latitude, longitude }
  return distanceBetween(last, reported) > ELSEWHERE_METRES ? last : reported
}
