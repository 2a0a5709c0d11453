import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { CountryCode } from '@beckon/domain/country'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import { overStatuses } from '@beckon/domain/order'
import type { DispatchDeps } from '../deps.ts'

export interface Position extends Point {
  readonly bearing: number | null
  readonly taken_at: number
}

interface Report {
  readonly riderId: string
  readonly country: CountryCode
  readonly position: Position
  readonly headingTo?: Point | undefined
}

/** Stores a rider's latest position, and a thinned trail for each parcel. Late and repeated positions are ignored. */
export async function keepPosition(deps: DispatchDeps, report: Report): Promise<void> {
  // A phone whose clock runs ahead would otherwise outrun its own later positions once it is set right.
  const takenAt = new Date(Math.min(report.position.taken_at * 1000, deps.clock.now().getTime()))
  if (!(await keepLatest(deps, report, takenAt))) return
  const parcels = await deps.db
    .selectFrom('orders')
    .select(['vendor_id', 'order_id'])
    .where('rider_id', '=', report.riderId)
    .where('status', 'not in', overStatuses)
    .execute()
  for (const { vendor_id, order_id } of parcels) {
    const key = { vendorId: vendor_id, orderId: order_id }
    await keepTrail(deps, key, report.position, takenAt)
    deps.live.riderMoved({ ...key, country: report.country })
  }
}

async function keepLatest(deps: DispatchDeps, report: Report, takenAt: Date): Promise<boolean> {
  const { position, headingTo } = report
  const { numUpdatedRows } = await deps.db
    .updateTable('rider')
    .set({
      latitude: position.latitude,
      longitude: position.longitude,
      bearing: position.bearing,
      located_at: takenAt,
      heading_latitude: headingTo?.latitude ?? null,
      heading_longitude: headingTo?.longitude ?? null,
    })
    .where('rider_id', '=', report.riderId)
    .where(({ eb, or }) => or([eb('located_at', 'is', null), eb('located_at', '<', takenAt)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function keepTrail(deps: DispatchDeps, key: OrderKey, at: Point, takenAt: Date): Promise<void> {
  const last = await deps.db
    .selectFrom('order_trail')
    .select(['latitude', 'longitude'])
    .where('vendor_id', '=', key.vendorId)
    .where('order_id', '=', key.orderId)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && distanceBetween(last, at) < dispatchLimits.trailMetres) return
  await deps.db
    .insertInto('order_trail')
    .values({
      vendor_id: key.vendorId,
      order_id: key.orderId,
      taken_at: takenAt,
      latitude: at.latitude,
      longitude: at.longitude,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
