import type { Actor } from './actor.ts'
import { type GuardName, guards, type MoveFacts } from './guards.ts'
import { moves } from './lifecycle.ts'
import type { MoveReason } from './reasons.ts'
import type { OrderStatus } from './status.ts'

export interface RequestedMove {
  readonly to: OrderStatus
  readonly actor: Actor
  readonly reason?: MoveReason
}

export type MoveEvaluation =
  | { readonly allowed: true; readonly reason: MoveReason }
  | {
      readonly allowed: false
      readonly because: 'no-move' | 'not-this-actor' | 'not-for-this-reason' | GuardName
    }

/** Whether an order may be moved, with the reason for its history, or what is against it. */
export function evaluateMove(facts: MoveFacts, { to, actor, reason }: RequestedMove): MoveEvaluation {
  const move = moves.find((one) => one.from === facts.status && one.to === to)
  if (!move) return { allowed: false, because: 'no-move' }
  if (!move.by.includes(actor)) return { allowed: false, because: 'not-this-actor' }
  if (reason !== undefined && !move.reasons.includes(reason)) {
    return { allowed: false, because: 'not-for-this-reason' }
  }
  if (move.guard && !guards[move.guard](facts, actor)) return { allowed: false, because: move.guard }
  return { allowed: true, reason: reason ?? move.reasons[0] }
}
