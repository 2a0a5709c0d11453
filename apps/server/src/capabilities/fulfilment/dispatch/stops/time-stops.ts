import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { DispatchDeps } from '../deps.ts'
import { type HandRow, inHandOf, selectRideFacts } from './in-hand.ts'
import { type ExpectedTimes, planOf, pointOf, timesIn } from './stop-plan.ts'

export interface TimeStops {
  readonly riderId: string
  /** Seconds that the rider loses on the road, as reported. */
  readonly lostSeconds?: number
}

type TimeStopsDeps = Pick<DispatchDeps, 'db' | 'clock' | 'pace' | 'roads' | 'orders'>

/**
 * Sets the expected times of all parcels of a rider by the order of stops. Each order is locked in a transaction of its
 * own: an act with one parcel and a change of the shop to another one would otherwise wait for each other. May run
 * twice without harm.
 */
export async function timeStops(deps: TimeStopsDeps, { riderId, lostSeconds = 0 }: TimeStops): Promise<void> {
  const rows = await inHandOf(deps.db, riderId)
  const rider = await selectRideFacts(deps.db, riderId).executeTakeFirst()
  if (!rider || !pointOf(rider)) return
  const plan = planOf(deps, rider, rows)
  for (const row of rows) {
    const times = timesLater(timesIn(deps, rider, plan, row.order_id), lostSeconds)
    if (isChanged(row, times)) await setTimes(deps, row, times)
  }
}

/** Returns expected times after a loss of so many seconds. */
export const timesLater = (times: ExpectedTimes, seconds: number): ExpectedTimes => {
  const shifted = (at: Date | null) => at && new Date(at.getTime() + seconds * 1000)
  return { ...times, eta_pickup: shifted(times.eta_pickup), eta_dropoff: shifted(times.eta_dropoff) }
}

/** Smaller differences are not published. */
const NOTICED_MS = 15_000

const isChanged = (row: HandRow, times: ExpectedTimes): boolean =>
  row.stops_before !== times.stops_before ||
  isOther(row.eta_pickup, times.eta_pickup) ||
  isOther(row.eta_dropoff, times.eta_dropoff)

const isOther = (before: Date | null, after: Date | null): boolean =>
  before === null || after === null
    ? before !== after
    : Math.abs(before.getTime() - after.getTime()) >= NOTICED_MS

/** Leaves an order that has moved meanwhile: its move has asked for the times again. */
function setTimes({ db, orders }: TimeStopsDeps, row: HandRow, times: ExpectedTimes): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await orders.lock(tx, { vendorId: row.vendor_id, orderId: row.order_id })
    if (order?.status !== row.status || order.rider_id !== row.rider_id) return
    const touched = await orders.touch(tx, order, times)
    await orders.evaluateDelay(tx, touched)
  })
}
