import type { CountryCode } from '@beckon/domain/country'
import { type MoveReason, type OrderStatus, vendorOf } from '@beckon/domain/order'
import { type Tx, writeBeforeCommit } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { noTimes } from '../stops/stop-plan.ts'
import { expectedDropoff } from './expected-times.ts'
import { hasNoParcel, setSearch } from '../store.ts'
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts'

/** A step that a rider's phone reports. */
export interface ReportedStep {
  readonly riderId: string
  readonly country: CountryCode
  readonly orderId: string
  readonly to: OrderStatus
  readonly reason: MoveReason
  /** When the rider did it; the phone may report it later. */
  readonly at: Date
  /** Where the rider is, if it has been read in the same transaction. */
  readonly whereabouts?: Whereabouts
}

/** The rider and the parcel of a report. */
export type AtHand = Omit<ReportedStep, 'to' | 'reason'>

export type StepAnswer = { result: { status: string } }

/** The order of a report, locked; undefined where this rider does not have it. */
export async function lockOwnOrder(
  { orders }: Pick<DispatchDeps, 'orders'>,
  tx: Tx,
  { riderId, country, orderId }: AtHand,
): Promise<OrderRow | undefined> {
  const vendorId = vendorOf(orderId)
  const order = vendorId ? await orders.lock(tx, { vendorId, orderId }) : undefined
  return order?.rider_id === riderId && order.country === country ? order : undefined
}

/** Returns the dependencies as of the time of a report. */
export const asOf = <Deps extends Pick<DispatchDeps, 'clock'>>(deps: Deps, at: Date): Deps => ({
  ...deps,
  clock: { now: () => at },
})

/** Moves a parcel of this rider one step on; the lifecycle decides whether it may. */
export async function reportStep(
  deps: DispatchDeps,
  tx: Tx,
  step: ReportedStep,
  also?: (key: OrderKey, order: OrderRow) => Promise<Refusal | undefined>,
): Promise<StepAnswer | Refusal> {
  const order = await lockOwnOrder(deps, tx, step)
  if (!order) return refuse('order.not-found')
  // A phone that lost the answer repeats its report.
  if (order.status === step.to) return { result: { status: order.status } }
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const patch = await timesAfter(deps, tx, step, order)
  const { to, reason, at } = step
  const moved = await deps.orders.move(tx, { ...key, to, actor: 'fleet', reason, patch, at })
  if (isRefusal(moved)) return moved
  const refused = await also?.(key, order)
  if (refused) return refused
  if (to === 'DELIVERED' || to === 'RETURNED_TO_VENDOR') await endJob(deps, tx, key, step.riderId)
  return { result: { status: to } }
}

/** A rider without another parcel has no work from now on. */
async function endJob({ clock }: DispatchDeps, tx: Tx, key: OrderKey, riderId: string): Promise<void> {
  await setSearch(tx, key, 'done')
  const statement = tx
    .updateTable('rider')
    .set({ idle_since: clock.now() })
    .where('rider_id', '=', riderId)
    .where(hasNoParcel)
  await writeBeforeCommit(tx, statement.compile())
}

async function timesAfter(deps: DispatchDeps, tx: Tx, step: ReportedStep, order: OrderRow) {
  if (step.to === 'NEAR_VENDOR') return {}
  if (step.to !== 'PICKED_UP' && step.to !== 'COURIER_LEFT_VENDOR' && step.to !== 'NEAR_CUSTOMER') {
    return noTimes
  }
  // The times of a rider's parcels follow the order of stops: `timeStops`.
  if (order.stops_before !== null) return { eta_pickup: null }
  const rider = step.whereabouts ?? (await whereaboutsOf(tx, step.riderId))
  return { eta_pickup: null, eta_dropoff: expectedDropoff(asOf(deps, step.at), order, rider) }
}
