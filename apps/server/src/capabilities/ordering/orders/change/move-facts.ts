import { collectedStatuses, type MoveFacts } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.ts'
import type { PastStatus } from '../store.ts'

type MoveFactsDeps = Pick<OrderDeps, 'clock' | 'isOn'>

interface MoveMoment {
  /** The history; absent where no move out of the status depends on it. */
  readonly past: readonly PastStatus[] | undefined
  /** When the move happened; now by default. */
  readonly at?: Date | undefined
}

/** All that the lifecycle asks of an order that is locked. */
export async function moveFacts(
  { clock, isOn }: MoveFactsDeps,
  order: OrderRow,
  { past, at = clock.now() }: MoveMoment,
): Promise<MoveFacts> {
  return {
    status: order.status,
    since: unixSeconds(past?.at(-1)?.created_at ?? order.updated_at),
    preorderedFor: order.preordered_for && unixSeconds(order.preordered_for),
    collected: (past ?? [order]).some(({ status }) => collectedStatuses.includes(status)),
    now: unixSeconds(clock.now()),
    at: unixSeconds(at),
    flags: {
      // Evaluated only where it makes a difference.
      delayedCancellation: order.status === 'DELAYED' && (await isOn(order.country, 'DelayedCancellation')),
    },
  }
}

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
