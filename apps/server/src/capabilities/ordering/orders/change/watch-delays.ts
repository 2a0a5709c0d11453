import { delayReason, isLate, mayMove, type OrderStatus, type DelayFacts } from '@beckon/domain/order'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import { moveOrder, type MoveOrderDeps } from './move-order.ts'
import type { OrderDeps } from '../deps.ts'
import { statusSince } from '../lists/status-since.ts'
import type { OrderKey, OrderRow } from '../order-row.ts'
import { lockOrder } from '../store.ts'
import { publishOrderChange } from './publish-order-change.ts'

type WatchDelaysDeps = MoveOrderDeps & Pick<OrderDeps, 'db'>

/** Those that can be late; the index over promises has the same. */
const underWay: readonly OrderStatus[] = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
]

const BATCH_SIZE = 200

/** Announces each order that is later than promised, with its reason, once. */
export async function watchDelays(deps: WatchDelaysDeps): Promise<void> {
  for (const key of await lateOrders(deps)) await delayOrder(deps, key)
}

async function lateOrders({ db, clock }: WatchDelaysDeps): Promise<readonly OrderKey[]> {
  const now = clock.now()
  const { rows } = await sql<{ vendor_id: string; order_id: string }>`
    select vendor_id, order_id from orders
    where delay_reason is null
      and status in (${sql.join(underWay.map((status) => sql.lit(status)))})
      and promised_upper < greatest(${now}::timestamptz, eta_dropoff)
    order by promised_upper limit ${BATCH_SIZE}`.execute(db)
  return rows.map(({ vendor_id, order_id }) => ({ vendorId: vendor_id, orderId: order_id }))
}

function delayOrder(deps: WatchDelaysDeps, key: OrderKey): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (order) await evaluateDelay(deps, tx, order)
  })
}

/**
 * Announces that a locked order is late, unless that was announced before. With a rider on the way its status becomes
 * DELAYED; before that the search for a rider remains its status.
 */
export async function evaluateDelay(deps: MoveOrderDeps, tx: Tx, order: OrderRow): Promise<OrderRow> {
  if (order.delay_reason !== null || !underWay.includes(order.status)) return order
  const now = unixSeconds(deps.clock.now())
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const progress = { ...progressOf(order), since: unixSeconds(await statusSince(tx, key)) }
  if (!isLate(progress, now)) return order
  const patch = { delay_reason: delayReason(progress, now), delayed_at: deps.clock.now() }
  if (!mayMove(order.status, 'DELAYED', 'system')) return publishOrderChange(deps, tx, order, patch)
  const moved = await moveOrder(deps, tx, { ...key, to: 'DELAYED', actor: 'system', reason: 'LATE', patch })
  if (isRefusal(moved)) throw new Error(`${order.order_id} to DELAYED: ${moved.refused}`)
  return moved
}

const progressOf = (order: OrderRow): Omit<DelayFacts, 'since'> => ({
  status: order.status,
  promised: unixSeconds(order.promised_upper),
  readyAt: unixSeconds(order.ready_at),
  expected: order.eta_dropoff && unixSeconds(order.eta_dropoff),
})
