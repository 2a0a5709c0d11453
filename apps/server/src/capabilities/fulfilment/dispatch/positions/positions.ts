import { isStored, type TakenPosition } from '@beckon/domain/dispatch'
import { distanceBetween } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import { LRUCache } from 'lru-cache'
import type { Bus } from '../../../../platform/bus/bus.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { afterCommit, inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { LiveHub } from '../../../../platform/live/live-hub.ts'
import { createBatches } from './batches.ts'
import {
  type MovedRider,
  type PositionReport,
  storeLatest,
  storeTrail,
  type TakenReport,
} from './position-store.ts'

/** Positions that riders' phones report. */
export interface Positions {
  /** Late and repeated positions are ignored. */
  keep(report: PositionReport): Promise<void>
  /** The next position of the rider is stored, for instance because the rider has a parcel now. */
  storeNext(tx: Tx, riderId: string): Promise<void>
}

export interface PositionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly live: Pick<LiveHub, 'riderMoved'>
}

const TOPIC = 'store-next-position'
/** Riders whose last stored position a process remembers; the next position of any other is stored. */
const REMEMBERED = 50_000

/** Stores the latest position of each rider, and a thinned trail for each parcel. */
export function createPositions(deps: PositionDeps): Positions {
  const free = new LRUCache<string, TakenPosition>({ max: REMEMBERED })
  deps.bus.subscribe(TOPIC, (riders) => riders.forEach((riderId) => free.delete(String(riderId))))
  deps.bus.onGap(() => free.clear())
  const write = createBatches((reports: readonly TakenReport[]) => writeBatch(deps, free, reports))
  return {
    async keep(report) {
      const { latitude, longitude, taken_at } = report.position
      // A phone whose clock runs ahead would otherwise outrun its own later positions once it is set right.
      const takenAt = Math.min(taken_at * 1000, deps.clock.now().getTime())
      if (!isStored({ latitude, longitude, takenAt }, free.get(report.riderId))) return
      await write({ ...report, takenAt })
    },
    async storeNext(tx, riderId) {
      afterCommit(tx, () => free.delete(riderId))
      await deps.bus.publish(tx, TOPIC, [riderId])
    },
  }
}

async function writeBatch(
  deps: PositionDeps,
  free: LRUCache<string, TakenPosition>,
  reports: readonly TakenReport[],
): Promise<void> {
  const newest = newestOfEach(reports)
  const moved = await inTransaction(deps.db, async (tx) => {
    const riders = await storeLatest(tx, [...newest.values()])
    await storeTrail(tx, riders.filter(isOffTrail))
    return riders
  })
  for (const { riderId, latitude, longitude, takenAt, parcel } of moved) {
    const { country } = newest.get(riderId) ?? {}
    if (!parcel) free.set(riderId, { latitude, longitude, takenAt: takenAt.getTime() })
    else if (country) deps.live.riderMoved({ ...parcel, country })
  }
}

function newestOfEach(reports: readonly TakenReport[]): ReadonlyMap<string, TakenReport> {
  const newest = new Map<string, TakenReport>()
  for (const report of reports) {
    if (report.takenAt > (newest.get(report.riderId)?.takenAt ?? Number.NEGATIVE_INFINITY))
      newest.set(report.riderId, report)
  }
  return newest
}

const isOffTrail = ({ parcel, last, latitude, longitude }: MovedRider): boolean =>
  parcel !== null &&
  (last === null || distanceBetween(last, { latitude, longitude }) >= dispatchLimits.trailMetres)
