import type { AnswerOf, boardCalls } from '@beckon/contract'
import { seesOrder, type SeenZones, seesRider, zonesOf } from '@beckon/domain/board'
import type { CountryCode } from '@beckon/domain/country'
import { vendorOf } from '@beckon/domain/order'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { boardOrders, boardRiders, boardZones } from './board-rows.ts'
import type { BoardDeps } from './deps.ts'
import { zonesAt } from './present-order.ts'
import { readBoard } from './read-board.ts'

type Changed = AnswerOf<typeof boardCalls.assignOrder>
type Ordered = AnswerOf<typeof boardCalls.setRiderStops>

/** Gives an order without a rider to a rider. */
export async function assign(
  deps: BoardDeps,
  context: Context<typeof boardCalls.assignOrder>,
): Promise<Changed | Refusal> {
  const { rider_id: riderId } = context.body
  const refused = await outOfSight(deps, context, { orderId: context.params.id, riderId })
  if (refused) return refused
  const done = await deps.dispatch.assign({ ...actOf(context), riderId })
  return isRefusal(done) ? done : changedOrder(deps, context, [riderId])
}

/** Takes an order from its rider. */
export async function takeBack(
  deps: BoardDeps,
  context: Context<typeof boardCalls.takeOrderBack>,
): Promise<Changed | Refusal> {
  const refused = await outOfSight(deps, context, { orderId: context.params.id })
  if (refused) return refused
  const before = await riderOf(deps, context)
  const done = await deps.dispatch.takeBack(actOf(context))
  return isRefusal(done) ? done : changedOrder(deps, context, before)
}

/** Gives an order of one rider to another. */
export async function handOver(
  deps: BoardDeps,
  context: Context<typeof boardCalls.handOrderOver>,
): Promise<Changed | Refusal> {
  const { to_rider_id: toRiderId } = context.body
  const refused = await outOfSight(deps, context, { orderId: context.params.id, riderId: toRiderId })
  if (refused) return refused
  const before = await riderOf(deps, context)
  const done = await deps.dispatch.handOver({ ...actOf(context), toRiderId })
  return isRefusal(done) ? done : changedOrder(deps, context, [...before, toRiderId])
}

/** Sets the order in which a rider makes the next stops. */
export async function reorder(
  deps: BoardDeps,
  context: Context<typeof boardCalls.setRiderStops>,
): Promise<Ordered | Refusal> {
  const { caller, country, params, body } = context
  const riderId = params.id
  const refused = await outOfSight(deps, context, { riderId })
  if (refused) return refused
  const stops = body.stops.map(({ order_id: orderId, kind }) => ({ orderId, kind }))
  const { version, reason } = body
  const done = await deps.dispatch.setStops({ caller, country, riderId, stops, version, reason })
  if (isRefusal(done)) return done
  const { orders, riders } = await readBoard(deps, country, { part: { riderIds: [riderId] } })
  const [rider] = riders
  const seen = zonesOf(caller.grants, country, 'orders.read')
  const ownOrders = orders.filter(({ zones }) => seesOrder(seen, zones))
  return rider ? { result: { rider, orders: ownOrders } } : refuse('rider.not-found')
}

type OrderContext = Context<typeof boardCalls.takeOrderBack>

const actOf = ({ caller, country, params: { id: orderId }, body: { reason, version } }: OrderContext) => ({
  ...{ caller, country, orderId, vendorId: vendorOf(orderId) ?? '', reason, version },
})

interface Seen {
  readonly orderId?: string
  readonly riderId?: string
}

type Asking = Pick<OrderContext, 'caller' | 'country'>

/** Orders and riders outside of the zones of an operator do not exist for the operator. */
async function outOfSight(
  deps: BoardDeps,
  { caller, country }: Asking,
  { orderId, riderId }: Seen,
): Promise<Refusal | undefined> {
  const seen = zonesOf(caller.grants, country, 'orders.act')
  if (orderId !== undefined && !(await isOrderSeen(deps, country, orderId, seen))) {
    return refuse('order.not-found')
  }
  if (riderId === undefined || seen === null) return undefined
  return (await isRiderSeen(deps, country, riderId, seen)) ? undefined : refuse('rider.not-found')
}

/** Whether the rider works in one of the zones, or carries an order of them. */
async function isRiderSeen(
  { db, clock }: BoardDeps,
  country: CountryCode,
  riderId: string,
  seen: SeenZones,
): Promise<boolean> {
  const part = { riderIds: [riderId] }
  const [rider] = await boardRiders(db, { country, now: clock.now(), carrying: [] }, part)
  if (!rider || seesRider(seen, rider.zones)) return rider !== undefined
  const [orders, zones] = await Promise.all([boardOrders(db, country, part), boardZones(db, country)])
  return orders.some((order) => seesOrder(seen, zonesAt(order, zones)))
}

/** Whether the order is in the country, with its collection point in one of the zones. */
export async function isOrderSeen(
  { db }: Pick<BoardDeps, 'db'>,
  country: CountryCode,
  orderId: string,
  seen: SeenZones,
): Promise<boolean> {
  const [order] = await boardOrders(db, country, { orderId, riderIds: [] })
  if (!order || seen === null) return order !== undefined
  return seesOrder(seen, zonesAt(order, await boardZones(db, country)))
}

/** The rider who has the order now. */
async function riderOf({ db }: BoardDeps, { country, params }: OrderContext): Promise<string[]> {
  const [order] = await boardOrders(db, country, { orderId: params.id, riderIds: [] })
  return order?.rider_id ? [order.rider_id] : []
}

async function changedOrder(
  deps: BoardDeps,
  { country, params }: Pick<OrderContext, 'country' | 'params'>,
  riderIds: readonly string[],
): Promise<Changed | Refusal> {
  const part = { orderId: params.id, riderIds }
  const { orders, riders } = await readBoard(deps, country, { part })
  const order = orders.find(({ order_id: id }) => id === params.id)
  return order ? { result: { order, riders: [...riders] } } : refuse('order.not-found')
}
