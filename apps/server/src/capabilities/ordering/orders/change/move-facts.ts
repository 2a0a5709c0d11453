import { collectedStatuses, dependsOnHistory, type MoveFacts } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.ts'

type Judging = Pick<OrderDeps, 'clock' | 'isOn'>

/** All that the lifecycle asks of an order that is locked. */
export async function moveFacts({ clock, isOn }: Judging, db: Database, order: OrderRow): Promise<MoveFacts> {
  return {
    status: order.status,
    ...(dependsOnHistory(order.status) ? await historyFacts(db, order) : ownFacts(order)),
    preorderedFor: order.preordered_for && unixSeconds(order.preordered_for),
    now: unixSeconds(clock.now()),
    flags: {
      // Evaluated only where it makes a difference.
      delayedCancellation: order.status === 'DELAYED' && (await isOn(order.country, 'DelayedCancellation')),
    },
  }
}

type HistoryFacts = Pick<MoveFacts, 'since' | 'collected'>

async function historyFacts(db: Database, order: OrderRow): Promise<HistoryFacts> {
  const past = await db
    .selectFrom('order_status')
    .select(['status', 'created_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .orderBy('position')
    .execute()
  return {
    since: unixSeconds(past.at(-1)?.created_at ?? order.updated_at),
    collected: past.some(({ status }) => collectedStatuses.includes(status)),
  }
}

/** Enough where no move depends on the history. */
const ownFacts = ({ status, updated_at }: OrderRow): HistoryFacts => ({
  since: unixSeconds(updated_at),
  collected: collectedStatuses.includes(status),
})

/** Returns whether the rider has the parcel: DELAYED does not show it, the history does. */
export async function wasCollected(
  db: Database,
  order: Pick<OrderRow, 'vendor_id' | 'order_id' | 'status'>,
): Promise<boolean> {
  if (order.status !== 'DELAYED') return collectedStatuses.includes(order.status)
  const entry = await db
    .selectFrom('order_status')
    .select('position')
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .where('status', 'in', collectedStatuses)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}
