import type { Actor, MoveReason } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Refusal } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../order-row.ts'

export interface OrderMoved {
  readonly before: OrderRow
  readonly after: OrderRow
  readonly actor: Actor
  readonly reason: MoveReason
  /** The time in the history: earlier than now where a phone reported it later. */
  readonly at: Date
}

/** An effect that must happen together with a move: it runs in the move's transaction while the order is locked. */
export type MoveListener = (tx: Tx, moved: OrderMoved) => Promise<Refusal | void>
