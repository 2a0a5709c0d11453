import type { CountryCode } from '@beckon/domain/country'
import { plausiblePositions, trailPoints } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { PositionSource } from '../schema.ts'
import {
  type MovedRider,
  riddenOrders,
  type StoredRider,
  storedRiders,
  storeLatest,
  storeTrail,
  type TakenReport,
  type TrailPoint,
} from './position-store.ts'

/** Positions of one rider. */
export interface RiderReport {
  readonly riderId: string
  readonly country: CountryCode
  readonly source: PositionSource
  readonly positions: readonly TakenReport[]
  readonly headingTo?: Point | undefined
}

/** Writes positions of many riders; returns the riders that moved. */
export function writeReports(
  db: Database,
  reports: readonly RiderReport[],
): Promise<(MovedRider & { readonly country: CountryCode })[]> {
  return inTransaction(db, async (tx) => {
    const known = await storedRiders(tx, [...new Set(reports.map(({ riderId }) => riderId))])
    const plausible = reports.flatMap((report) => plausibleOf(report, known.get(report.riderId)))
    const newest = [...newestOfEach(plausible).values()]
    if (newest.length === 0) return []
    const moved = await storeLatest(
      tx,
      newest.map(({ report, last }) => ({ ...report, ...last })),
    )
    await storeTrail(tx, [...pointsOf(moved), ...(await pointsBetween(tx, plausible, moved))])
    const countries = new Map(newest.map(({ report }) => [report.riderId, report.country]))
    return moved.flatMap((rider) => {
      const country = countries.get(rider.riderId)
      return country ? [{ ...rider, country }] : []
    })
  })
}

interface Plausible {
  readonly report: RiderReport
  /** At least one, oldest first. */
  readonly positions: readonly TakenReport[]
  readonly last: TakenReport
}

/** Simulated riders are faster than any person. */
function plausibleOf(report: RiderReport, rider: StoredRider | undefined): Plausible[] {
  const positions = rider?.isSimulated
    ? report.positions.toSorted((a, b) => a.takenAt - b.takenAt)
    : plausiblePositions(report.positions, rider?.stored)
  const last = positions.at(-1)
  return last ? [{ report, positions, last }] : []
}

function newestOfEach(reports: readonly Plausible[]): ReadonlyMap<string, Plausible> {
  const newest = new Map<string, Plausible>()
  for (const one of reports) {
    const { riderId } = one.report
    if (one.last.takenAt > (newest.get(riderId)?.last.takenAt ?? Number.NEGATIVE_INFINITY))
      newest.set(riderId, one)
  }
  return newest
}

/** The newest positions, where they are far enough from the end of the trail. */
const pointsOf = (moved: readonly MovedRider[]): TrailPoint[] =>
  moved.flatMap(({ parcel, last, ...at }) => (parcel ? trailPoints([{ ...at, parcel }], last) : []))

/** Points before the newest one, of the parcels that the rider had at their time. */
async function pointsBetween(
  tx: Tx,
  reports: readonly Plausible[],
  moved: readonly MovedRider[],
): Promise<TrailPoint[]> {
  const newest = new Set(moved.map(({ riderId, takenAt }) => `${riderId} ${takenAt}`))
  const between = reports.flatMap(({ report: { riderId }, positions }) =>
    positions
      .filter(({ takenAt }) => !newest.has(`${riderId} ${takenAt}`))
      .map((position) => ({ ...position, riderId })),
  )
  if (between.length === 0) return []
  const riderIds = [...new Set(between.map(({ riderId }) => riderId))]
  const oldest = Math.min(...between.map(({ takenAt }) => takenAt))
  const ridden = await riddenOrders(tx, riderIds, oldest)
  return ridden.flatMap(({ riderId, parcel, from, to }) => {
    const within = between
      .filter((one) => one.riderId === riderId && one.takenAt >= from && one.takenAt <= to)
      .toSorted((a, b) => a.takenAt - b.takenAt)
    const end = moved.find((one) => one.parcel?.orderId === parcel.orderId)?.last
    const isAfter = end !== undefined && (within[0]?.takenAt ?? 0) > end.takenAt
    return trailPoints(within, isAfter ? end : undefined).map((point) => ({ ...point, parcel }))
  })
}
