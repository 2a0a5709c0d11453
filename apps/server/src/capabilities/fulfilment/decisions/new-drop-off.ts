import type { AnswerOf, BodyOf, DecisionAnswer, decisionCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { toDecimal, toMinor } from '@beckon/domain/money'
import { newDropOffPrice, isStillNeeded } from '@beckon/domain/order'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import { orderKeyOf } from './order-key.ts'
import type { DecisionDeps } from './deps.ts'
import { factsOf } from './facts-of.ts'
import { charge, type DecisionInProgress } from './decision-in-progress.ts'
import { type Decision, decisionsOf } from './store.ts'

type NewDoor = Extract<DecisionAnswer, { option: 'NEW_PIN' }>['location']

interface Detour {
  readonly distance: number
  /** Minor units. */
  readonly price: number
}

/** Prices the ride to another drop-off point by the metres beyond those already paid. */
async function detourTo(
  deps: DecisionDeps,
  order: OrderRow,
  deployment: Deployment,
  { to, decision, earlier }: { to: Point; decision: Decision; earlier: readonly Decision[] },
): Promise<Detour | Refusal> {
  const parameters = await deps.parameters.of(deployment.country)
  const { maxDistanceKm } = parameters
  const vendor = await deps.vendors.load(order.vendor_id)
  const tariff = vendor ? await deps.vendors.tariffOf(vendor, parameters.tariff) : parameters.tariff
  const from = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const distance = Math.round(deps.places.routeSync(from, to, deployment.country).distance)
  const limit = maxDistanceKm * 1000
  if (!Number.isFinite(distance)) return refuse('delivery.cannot-compute-price')
  if (distance > limit) return refuse('delivery.too-far', { distance, limit })
  const perKm = toMinor(tariff.perKm, deployment.currency)
  const price = newDropOffPrice(factsOf(order, decision.cause, earlier), {
    extraMetres: distance - order.distance_metres,
    perKmMinor: perKm.ok ? perKm.money.minor : 0,
  })
  return { distance, price }
}

/** Sends the parcel to the drop-off point that the shop chose. */
export async function goToNewDropOff(
  deps: DecisionDeps,
  tx: Tx,
  inProgress: DecisionInProgress,
  door: NewDoor,
): Promise<Refusal | undefined> {
  const { order, decision, deployment, operatorId } = inProgress
  const earlier = (await decisionsOf(tx, orderKeyOf(order))).filter(({ isOpen }) => !isOpen)
  const detour = await detourTo(deps, order, deployment, { to: door, decision, earlier })
  if (isRefusal(detour)) return detour
  await charge(deps, tx, inProgress, detour.price)
  const patch = {
    dropoff_latitude: door.latitude,
    dropoff_longitude: door.longitude,
    dropoff_address: door.address.trim(),
    dropoff_notes: door.notes.trim(),
    // Unit and building belong to the former address.
    dropoff_unit: '',
    dropoff_building: '',
    distance_metres: detour.distance,
  }
  if (order.status !== 'NEAR_CUSTOMER' && order.status !== 'DELAYED') {
    await deps.orders.touch(tx, order, patch)
    return undefined
  }
  const actor = inProgress.by === 'operator' ? 'operator' : 'vendor'
  const onward = { to: 'COURIER_LEFT_VENDOR', actor, operatorId, reason: 'NEW_PIN', patch } as const
  const moved = await deps.orders.move(tx, { ...orderKeyOf(order), ...onward })
  return isRefusal(moved) ? moved : undefined
}

interface PriceNewPin {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly orderId: string
  readonly body: BodyOf<typeof decisionCalls.priceNewPin>
}

type PriceAnswer = AnswerOf<typeof decisionCalls.priceNewPin>

/** Returns the price of a drop-off point before the option is chosen. */
export async function priceNewPin(
  deps: DecisionDeps,
  { user, deployment, orderId, body }: PriceNewPin,
): Promise<PriceAnswer | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, body.vendor_id)
  if (isRefusal(vendor)) return vendor
  const key = { vendorId: vendor.vendor_id, orderId }
  return priceFor(deps, { key, deployment, to: body.location })
}

export interface PricedPoint {
  readonly key: OrderKey
  readonly deployment: Deployment
  readonly to: Point
}

/** Returns the price of a drop-off point for a shop. */
export async function priceFor(
  deps: DecisionDeps,
  { key, deployment, to }: PricedPoint,
): Promise<PriceAnswer | Refusal> {
  const order = await deps.orders.load(key)
  if (order?.country !== deployment.country) return refuse('order.not-found')
  const decisions = await inTransaction(deps.db, (tx) => decisionsOf(tx, key))
  const decision = decisions.find(({ isOpen }) => isOpen)
  if (!decision || !isStillNeeded(decision.cause, order.status)) return refuse('decision.gone')
  const earlier = decisions.filter(({ isOpen }) => !isOpen)
  const detour = await detourTo(deps, order, deployment, { to, decision, earlier })
  if (isRefusal(detour)) return detour
  return { result: { price: toDecimal({ minor: detour.price, currency: order.currency }) } }
}
