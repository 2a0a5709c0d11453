import type { BoardOrder, BoardRider } from '@beckon/contract'
import { type ByHandFacts, handOverOf, mayAssign, mayTakeBack } from '@beckon/domain/board'
import { isInSequence } from '@beckon/domain/rider'
import type { BoardState } from './board-state.ts'
import { itemsOf } from './items.ts'

export type BoardStop = BoardRider['stops'][number]

/** A change that an operator makes on the board. `version` is that of what the operator saw. */
export type Move =
  | {
      readonly kind: 'assign' | 'hand-over'
      readonly orderId: string
      readonly riderId: string
      readonly version: number
    }
  | { readonly kind: 'take-back'; readonly orderId: string; readonly version: number }
  | {
      readonly kind: 'stops'
      readonly riderId: string
      readonly stops: readonly BoardStop[]
      readonly version: string
    }

export type OrderMove = Exclude<Move['kind'], 'stops'>

/** Returns the changes that the state of an order allows; the service checks the same and more. */
export function movesOf(order: BoardOrder): readonly OrderMove[] {
  const facts = factsOf(order)
  return [
    ...(mayAssign(facts) ? (['assign'] as const) : []),
    ...(mayTakeBack(facts) ? (['take-back'] as const) : []),
    ...(handOverOf(facts) === null ? [] : (['hand-over'] as const)),
  ]
}

const factsOf = ({ status, rider_id: rider, is_collected: isCollected }: BoardOrder): ByHandFacts => ({
  status,
  hasRider: rider !== null,
  isCollected,
})

/** Returns the change that brings an order to a rider, or to no rider (null); undefined where there is none. */
export function moveTo(order: BoardOrder, riderId: string | null): Move | undefined {
  if (order.rider_id === riderId) return undefined
  const { order_id: orderId, version } = order
  const allowed = movesOf(order)
  if (riderId === null)
    return allowed.includes('take-back') ? { kind: 'take-back', orderId, version } : undefined
  const kind = order.rider_id === null ? 'assign' : 'hand-over'
  return allowed.includes(kind) ? { kind, orderId, riderId, version } : undefined
}

/** Returns the board as it will be once the service has made a change. */
export function withMove(state: BoardState, move: Move): BoardState {
  if (move.kind === 'stops') return withStops(state, move.riderId, move.stops)
  const order = state.orders.get(move.orderId)
  if (!order) return state
  const target = move.kind === 'take-back' ? null : move.riderId
  // The parcel stays with its rider until the second one has it.
  if (target !== null && handOverOf(factsOf(order)) === 'transfer')
    return withOrderOf(state, { ...order, transfer_to_rider_id: target })
  const riders = new Map(state.riders)
  const before = order.rider_id === null ? undefined : riders.get(order.rider_id)
  const after = target === null ? undefined : riders.get(target)
  if (before) riders.set(before.rider_id, withoutOrder(before, order))
  if (after) riders.set(after.rider_id, withOrder(after, order))
  return withOrderOf({ ...state, riders }, ofRider(order, target))
}

const withOrderOf = (state: BoardState, order: BoardOrder): BoardState => ({
  ...state,
  orders: new Map(state.orders).set(order.order_id, order),
})

/** The statuses are those that the service sets, so that the next change is offered at once. */
function ofRider(order: BoardOrder, riderId: string | null): BoardOrder {
  const attention = order.attention.filter((reason) => reason !== 'no_rider')
  if (riderId === null) {
    const status = 'WAITING_FOR_TRANSPORT'
    return { ...order, status, rider_id: null, asked_rider_id: null, lane: 'without_rider' }
  }
  const lane = order.lane === 'without_rider' || order.lane === 'scheduled' ? 'in_hand' : order.lane
  const status = order.rider_id === null ? 'COURIER_ACCEPTED_DELIVERY' : order.status
  return { ...order, status, rider_id: riderId, asked_rider_id: null, attention, lane }
}

function withoutOrder(rider: BoardRider, { order_id: id }: BoardOrder): BoardRider {
  const order_ids = rider.order_ids.filter((one) => one !== id)
  const state = rider.state === 'busy' && order_ids.length === 0 ? 'free' : rider.state
  const stops = rider.stops.filter((stop) => stop.order_id !== id)
  return { ...rider, state, order_ids, stops, room: rider.room + 1 }
}

function withOrder(rider: BoardRider, order: BoardOrder): BoardRider {
  const stops = itemsOf(order).map((kind) => ({ order_id: order.order_id, kind }))
  return {
    ...rider,
    state: rider.state === 'free' ? 'busy' : rider.state,
    order_ids: [...rider.order_ids, order.order_id],
    stops: [...rider.stops, ...stops],
    room: Math.max(0, rider.room - 1),
  }
}

function withStops(state: BoardState, riderId: string, stops: readonly BoardStop[]): BoardState {
  const rider = state.riders.get(riderId)
  if (!rider) return state
  return { ...state, riders: new Map(state.riders).set(riderId, { ...rider, stops: [...stops] }) }
}

const isSame = (one: BoardStop, other: BoardStop): boolean =>
  one.order_id === other.order_id && one.kind === other.kind

/** Returns the stops with one of them put before another, or last where that is undefined. */
export function reordered(
  stops: readonly BoardStop[],
  moved: BoardStop,
  before: BoardStop | undefined,
): readonly BoardStop[] {
  if (before && isSame(moved, before)) return stops
  const rest = stops.filter((stop) => !isSame(stop, moved))
  const at = before ? rest.findIndex((stop) => isSame(stop, before)) : -1
  return at === -1 ? [...rest, moved] : [...rest.slice(0, at), moved, ...rest.slice(at)]
}

/** Whether a rider can make the stops in this order: each parcel is collected before it is delivered. */
export const isPossible = (stops: readonly BoardStop[]): boolean =>
  isInSequence(stops.map(({ order_id: orderId, kind }) => ({ orderId, kind })))

/** Whether two lists have the same stops in the same order. */
export const isSameRide = (some: readonly BoardStop[], others: readonly BoardStop[]): boolean =>
  some.length === others.length &&
  some.every((stop, index) => {
    const other = others[index]
    return other !== undefined && isSame(stop, other)
  })

/** The orders and riders that a change is about. */
export const touches = (move: Move, other: Move): boolean =>
  move.kind === 'stops' || other.kind === 'stops'
    ? riderOf(move) !== undefined && riderOf(move) === riderOf(other)
    : move.orderId === other.orderId

const riderOf = (move: Move): string | undefined => (move.kind === 'take-back' ? undefined : move.riderId)
