import {
  type Actor,
  dependsOnHistory,
  evaluateMove,
  isOnlyForEarlier,
  type MoveReason,
  type OrderStatus,
} from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { moveFacts } from './move-facts.ts'
import type { MoveListener } from './move-listener.ts'
import { changesIn } from './order-changes.ts'
import { publishEvents } from './publish-events.ts'
import type { OrderDeps } from '../deps.ts'
import type { OrderKey, OrderPatch, OrderRow } from '../order-row.ts'
import { lockOrder, type PastStatus, pastOf, writeMove } from '../store.ts'

export interface MoveRequest extends OrderKey {
  readonly to: OrderStatus
  readonly actor: Actor
  /** Of the operator who moves it. */
  readonly operatorId?: string | undefined
  /** The first reason of the table by default. */
  readonly reason?: MoveReason
  /** When it happened, where a phone reports it later; now by default. The history never runs backwards. */
  readonly at?: Date | undefined
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
  const readsHistory = request.at !== undefined || dependsOnHistory(order.status)
  const past = readsHistory ? await pastOf(tx, order) : undefined
  const evaluation = evaluateMove(await moveFacts(deps, order, { past, at: request.at }), request)
  if (!evaluation.allowed) {
    const { because } = evaluation
    return refuse('order.move-not-allowed', { from: order.status, to: request.to, because })
  }
  const updatedAt = notBefore(deps.clock, order)
  const at = timeOfMove(request, { past, status: order.status, latest: updatedAt })
  const { to: status, actor, operatorId, patch = {} } = request
  const { reason } = evaluation
  const entry = { status, actor, operatorId, reason, at, changes: changesIn(order, patch) }
  const moved = await writeMove(tx, order, entry, { patch, updatedAt })
  await deps.outbox.record(tx, {
    vendorId: order.vendor_id,
    country: order.country,
    type: ORDER_CHANGED,
    subject: order.order_id,
  })
  await publishEvents(deps, tx, { before: order, after: moved, patch, reason, at })
  for (const listener of deps.listeners ?? []) {
    const refused = await listener(tx, { before: order, after: moved, actor, reason, at })
    if (refused) return refused
  }
  return moved
}

interface MoveBounds {
  readonly past: readonly PastStatus[] | undefined
  readonly status: OrderStatus
  readonly latest: Date
}

/**
 * Returns the time for the history: not before the entry before it, and not in the future.
 * A move that happened before the present status came keeps its own time.
 */
function timeOfMove({ at, to }: MoveRequest, { past, status, latest }: MoveBounds): Date {
  if (!at) return latest
  const before = past?.at(isOnlyForEarlier(status, to) ? -2 : -1)
  const earliest = before?.created_at.getTime() ?? 0
  return new Date(Math.max(earliest, Math.min(at.getTime(), latest.getTime())))
}

/** Two processes' clocks differ a little; a history never runs backwards. */
export const notBefore = (clock: OrderDeps['clock'], order: OrderRow): Date =>
  new Date(Math.max(clock.now().getTime(), order.updated_at.getTime()))
