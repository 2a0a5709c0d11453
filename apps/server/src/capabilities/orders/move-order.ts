import { type Actor, mayMove, type OrderStatus } from '@beckon/domain/order'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { OrderParts } from './order-parts.ts'
import type { OrderKey, OrderRow } from './order-row.ts'
import { lockOrder, type OrderPatch, writeMove } from './store.ts'

export interface MoveRequest extends OrderKey {
  readonly to: OrderStatus
  readonly actor: Actor
  readonly reason: string | null
  /** What changes with it: the rider, the times expected. */
  readonly patch?: OrderPatch
}

/** The type of the event that each change of an order leaves. */
export const ORDER_CHANGED = 'order_changed'

/** The one way to change a status: the lifecycle judges, the history grows, an event says so. */
export async function moveOrder(
  { clock, outbox }: Pick<OrderParts, 'clock' | 'outbox'>,
  tx: Tx,
  request: MoveRequest,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tx, request)
  if (!order) return refuse('order.not-found')
  if (!mayMove(order.status, request.to, request.actor)) {
    return refuse('order.move-not-allowed', { from: order.status, to: request.to })
  }
  const at = notBefore(clock, order)
  const { to: status, actor, reason, patch = {} } = request
  const moved = await writeMove(tx, order, { status, actor, reason, at }, patch)
  await outbox.record(tx, {
    vendorId: order.vendor_id,
    country: order.country,
    type: ORDER_CHANGED,
    subject: order.order_id,
  })
  return moved
}

/** Two processes' clocks differ a little; a history never runs backwards. */
export const notBefore = (clock: OrderParts['clock'], order: OrderRow): Date =>
  new Date(Math.max(clock.now().getTime(), order.updated_at.getTime()))
