import type { CountryCode } from '@beckon/domain/country'
import { type MoveReason, type OrderStatus, vendorOf } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { expectedDropoff } from './expected-times.ts'
import { setSearch } from '../store.ts'

/** A step that a rider's phone reports. */
export interface ReportedStep {
  readonly riderId: string
  readonly country: CountryCode
  readonly orderId: string
  readonly to: OrderStatus
  readonly reason: MoveReason
}

export type StepAnswer = { result: { status: string } }

/** Moves a parcel of this rider one step on; the lifecycle decides whether it may. */
export function reportStep(
  deps: DispatchDeps,
  step: ReportedStep,
  also?: (tx: Tx, key: OrderKey, order: OrderRow) => Promise<Refusal | undefined>,
): Promise<StepAnswer | Refusal> {
  return inTransaction(deps.db, async (tx) => {
    const vendorId = vendorOf(step.orderId)
    const key = vendorId && { vendorId, orderId: step.orderId }
    const order = key ? await deps.orders.lock(tx, key) : undefined
    if (!key || !order || order.rider_id !== step.riderId || order.country !== step.country) {
      return refuse('order.not-found')
    }
    // A phone that lost the answer repeats its report.
    if (order.status === step.to) return { result: { status: order.status } }
    const patch = await timesAfter(deps, tx, step, order)
    const moved = await deps.orders.move(tx, {
      ...key,
      to: step.to,
      actor: 'fleet',
      reason: step.reason,
      patch,
    })
    if (isRefusal(moved)) return moved
    const refused = await also?.(tx, key, order)
    if (refused) return refused
    if (step.to === 'DELIVERED' || step.to === 'RETURNED_TO_VENDOR') await setSearch(tx, key, 'done')
    return { result: { status: step.to } }
  })
}

async function timesAfter(
  deps: DispatchDeps,
  tx: Tx,
  step: ReportedStep,
  order: Parameters<typeof expectedDropoff>[1],
) {
  if (step.to === 'NEAR_VENDOR') return {}
  if (step.to !== 'PICKED_UP' && step.to !== 'COURIER_LEFT_VENDOR' && step.to !== 'NEAR_CUSTOMER') {
    return { eta_pickup: null, eta_dropoff: null }
  }
  const rider = await tx
    .selectFrom('rider')
    .select(['latitude', 'longitude', 'is_simulated'])
    .where('rider_id', '=', step.riderId)
    .executeTakeFirstOrThrow()
  return { eta_pickup: null, eta_dropoff: expectedDropoff(deps, order, rider) }
}
