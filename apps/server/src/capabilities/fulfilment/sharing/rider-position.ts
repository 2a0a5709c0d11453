import type { LinkedOrder } from '@beckon/contract'
import type { OrderRow, OrdersService } from '../../ordering/orders/index.ts'

/** Rounds to about a metre: a map shows no more, and mobile data costs money. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/**
 * Returns the last position of an order's rider, and the road ahead; null before there is a rider, or before
 * their phone has sent a position.
 */
export async function riderPosition(
  orders: Pick<OrdersService, 'riderOf'>,
  order: OrderRow,
): Promise<LinkedOrder['position']> {
  const rider = await orders.riderOf(order)
  if (!rider?.location || rider.located_at === null) return null
  return {
    ...rider.location,
    located_at: rider.located_at,
    path: rider.path.map(([longitude, latitude]) => [round(longitude), round(latitude)]),
  }
}
