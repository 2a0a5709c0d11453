import { arrivals, closingHours } from '@beckon/domain/delivery'
import { hoursText, preorderViolation } from '@beckon/domain/request'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { orderKeyOf } from './order-key.ts'
import type { DecisionDeps } from './deps.ts'
import type { DecisionInProgress } from './decision-in-progress.ts'

/** Schedules the order for another time, like one that was requested for later. */
export async function setForLater(
  deps: DecisionDeps,
  tx: Tx,
  { order, deployment, by, operatorId }: DecisionInProgress,
  at: number,
): Promise<Refusal | undefined> {
  const now = deps.clock.now()
  const violation = preorderViolation(at, unixSeconds(now))
  if (violation) return refuse('order.invalid', { fields: { preorderedFor: `request.fault.${violation}` } })
  const later = new Date(at * 1000)
  const parameters = await deps.parameters.of(deployment.country)
  const vendor = (await deps.vendors.load(order.vendor_id)) ?? { is_test: false, hours: null }
  const closing = closingHours(vendor, { ...parameters, timezone: deployment.timezone }, at)
  if (closing) return refuse('delivery.service-closed', { service_hours: hoursText(closing) })
  const collect = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const door = { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
  const promised = arrivals({
    now: unixSeconds(now),
    preorderedFor: at,
    preparation: 0,
    travel: deps.places.routeSync(collect, door, deployment.country).duration,
    minimum: deployment.minimumEta,
  }).dropoff
  const moved = await deps.orders.move(tx, {
    ...orderKeyOf(order),
    to: 'NEW',
    actor: by,
    operatorId,
    reason: 'SET_FOR_LATER',
    patch: {
      preordered_for: later,
      ready_at: later,
      promised_lower: new Date(promised.lower * 1000),
      promised_upper: new Date(promised.upper * 1000),
      delay_reason: null,
      delayed_at: null,
    },
  })
  if (isRefusal(moved)) return moved
  await deps.orders.dispatch(tx, moved)
  return undefined
}
