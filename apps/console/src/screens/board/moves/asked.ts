import type { BoardOrder, BoardRider } from '@beckon/contract'
import type { BoardStop, Move, OrderMove } from '../state/moves.ts'

/** A change that needs a reason, and perhaps a rider, before it is made. */
export type Asked =
  | {
      readonly kind: OrderMove
      readonly order: BoardOrder
      readonly riderId?: string | undefined
      /** Typed before, where the service refused the change. */
      readonly reason?: string
    }
  | {
      readonly kind: 'stops'
      readonly rider: BoardRider
      readonly stops: readonly BoardStop[]
      readonly reason?: string
    }

/** Returns the change; undefined while the rider is missing. */
export function moveOf(asked: Asked, riderId: string | undefined): Move | undefined {
  if (asked.kind === 'stops') {
    const { rider, stops } = asked
    return { kind: 'stops', riderId: rider.rider_id, stops, version: rider.stops_version }
  }
  const { order_id: orderId, version } = asked.order
  if (asked.kind === 'take-back') return { kind: 'take-back', orderId, version }
  return riderId === undefined ? undefined : { kind: asked.kind, orderId, riderId, version }
}

/** Reasons that are chosen by one press. */
export const quickReasons = {
  assign: ['nearest', 'nobody-accepts', 'late'],
  'take-back': ['rider-asked', 'no-answer', 'vehicle', 'wrong-rider'],
  'hand-over': ['vehicle', 'late', 'shift-end', 'nearest', 'rider-asked'],
  stops: ['promise', 'better-way', 'rider-asked'],
} as const
