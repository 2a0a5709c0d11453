import type { BoardOrder, BoardRider } from '@beckon/contract'
import type { StopKind } from '@beckon/domain/rider'

/** A stop of a rider, as a card of the column. */
export interface StopItem {
  readonly order: BoardOrder
  readonly kind: StopKind
}

/** Returns the kinds of stops that an order still needs, in their sequence. */
export function itemsOf({ is_collected: isCollected, status }: BoardOrder): readonly StopKind[] {
  if (status === 'RETURN_INITIATED') return ['return']
  return isCollected ? ['dropoff'] : ['pickup', 'dropoff']
}

/** Returns the stops of a rider in the order of the ride; those that the ride does not have yet come last. */
export function stopItems(
  { rider_id: riderId, stops }: BoardRider,
  orders: ReadonlyMap<string, BoardOrder>,
  ofRider: readonly BoardOrder[],
): readonly StopItem[] {
  const known = stops.flatMap(({ order_id: id, kind }) => {
    const order = orders.get(id)
    return order?.rider_id === riderId && itemsOf(order).includes(kind) ? [{ order, kind }] : []
  })
  const has = new Set(known.map(({ order, kind }) => keyOf(order.order_id, kind)))
  const rest = ofRider.flatMap((order) => itemsOf(order).map((kind) => ({ order, kind })))
  return [...known, ...rest.filter(({ order, kind }) => !has.has(keyOf(order.order_id, kind)))]
}

/** Names a card of the board: an order, or one of its stops. */
export const keyOf = (orderId: string, kind?: StopKind): string =>
  kind === undefined ? orderId : `${orderId}|${kind}`
