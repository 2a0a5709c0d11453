import type { AnswerOf, orderDeskCalls } from '@beckon/contract'
import { unixSeconds } from '../../../platform/clock.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { DeskDeps } from './deps.ts'

/** Points of a way; one that lasts a day has fewer. */
const MOST_POINTS = 5000

/** Returns the way ridden with an order, and the last position of its rider while it is in progress. */
export async function deskWay(
  { db, orders }: Pick<DeskDeps, 'db' | 'orders'>,
  order: OrderRow,
): Promise<AnswerOf<typeof orderDeskCalls.getDeskWay>> {
  const [trail, rider] = await Promise.all([
    db
      .selectFrom('order_trail')
      .select(['taken_at', 'latitude', 'longitude'])
      .where('vendor_id', '=', order.vendor_id)
      .where('order_id', '=', order.order_id)
      .orderBy('taken_at')
      .limit(MOST_POINTS)
      .execute(),
    orders.riderOf(order),
  ])
  const location = rider?.location ?? null
  return {
    result: {
      trail: trail.map(({ taken_at, ...point }) => ({ ...point, at: unixSeconds(taken_at) })),
      position: location && { ...location, at: rider?.located_at ?? null },
    },
  }
}
