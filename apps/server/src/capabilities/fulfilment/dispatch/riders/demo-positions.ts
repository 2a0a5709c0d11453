import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Database } from '../../../../platform/database/connect.ts'
import { isDemoRider } from '../../../parties/riders/index.ts'
import type { Positions } from '../positions/positions.ts'

/** Farther from the demo shop than any city of the demo world is wide. */
const ELSEWHERE_METRES = 50_000

/**
 * Keeps the demo rider in the demo city, so that a person anywhere on earth gets offers: outside of it the last
 * position counts in place of the reported one.
 */
export const inDemoCity = (db: Database, positions: Positions): Positions => ({
  ...positions,
  async keep(sent) {
    if (!isDemoRider(sent.riderId)) return positions.keep(sent)
    const last = await lastPoint(db, sent.riderId)
    const moved = sent.positions.map((position) => ({ ...position, ...pointInCity(last, position) }))
    return positions.keep({ ...sent, positions: moved })
  },
})

async function lastPoint(db: Database, riderId: string): Promise<Point | undefined> {
  const rider = await db
    .selectFrom('rider')
    .select(['latitude', 'longitude'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  const { latitude = null, longitude = null } = rider ?? {}
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

const pointInCity = (last: Point | undefined, { latitude, longitude }: Point): Point =>
  last && distanceBetween(last, { latitude, longitude }) > ELSEWHERE_METRES ? last : { latitude, longitude }
