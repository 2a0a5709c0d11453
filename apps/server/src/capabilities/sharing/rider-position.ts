import type { LinkedOrder } from '@beckon/contract'
import type { OrderRow, OrdersDoor } from '../orders/index.ts'

/** A metre or so: nobody sees less on a map, and a telephone pays for what it fetches. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** Where the rider of an order last was, and the road ahead; null before there is one, or before their phone has said so. */
export async function riderPosition(
  orders: Pick<OrdersDoor, 'riderOf'>,
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
