import { type Actor, evaluateMove, type MoveReason, type OrderStatus } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { moveFacts } from './move-facts.ts'
import type { MoveListener } from './move-listener.ts'
import { changesIn } from './order-changes.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderKey, OrderPatch, OrderRow } from '../order-row.ts'
import { lockOrder, writeMove } from '../store.ts'

export interface MoveRequest extends OrderKey {
  readonly to: OrderStatus
  readonly actor: Actor
  /** The first reason of the table by default. */
  readonly reason?: MoveReason
  /** Fields that change with the status: the rider, the expected times. */
  readonly patch?: OrderPatch
}

export interface MoveOrderDeps extends Pick<OrderDeps, 'clock' | 'outbox' | 'isOn'> {
  readonly listeners?: readonly MoveListener[]
}

/** The type of the event that each change of an order leaves. */
export const ORDER_CHANGED = 'order_changed'

/** Changes a status; the only function that does. The lifecycle decides, the history grows, an event is published. */
export async function moveOrder(
  deps: MoveOrderDeps,
  tx: Tx,
  request: MoveRequest,
): Promise<OrderRow | Refusal> {
  const order = await lockOrder(tx, request)
  if (!order) return refuse('order.not-found')
  const evaluation = evaluateMove(await moveFacts(deps, tx, order), request)
  if (!evaluation.allowed) {
    const { because } = evaluation
    return refuse('order.move-not-allowed', { from: order.status, to: request.to, because })
  }
  const at = notBefore(deps.clock, order)
  const { to: status, actor, patch = {} } = request
  const entry = { status, actor, reason: evaluation.reason, at, changes: changesIn(order, patch) }
  const moved = await writeMove(tx, order, entry, patch)
  await deps.outbox.record(tx, {
    vendorId: order.vendor_id,
    country: order.country,
    type: ORDER_CHANGED,
    subject: order.order_id,
  })
  for (const listener of deps.listeners ?? []) {
    const refused = await listener(tx, { before: order, after: moved, actor, reason: evaluation.reason })
    if (refused) return refused
  }
  return moved
}

/** Two processes' clocks differ a little; a history never runs backwards. */
export const notBefore = (clock: OrderDeps['clock'], order: OrderRow): Date =>
  new Date(Math.max(clock.now().getTime(), order.updated_at.getTime()))
