import type { OrderStatus } from './status.ts'

export const actors = ['system', 'vendor', 'fleet', 'payment', 'operator'] as const
/** Who moves an order. */
export type Actor = (typeof actors)[number]

export interface Move {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly Actor[]
}

const towards = (from: OrderStatus, ...ways: readonly (readonly [OrderStatus, ...Actor[]])[]): Move[] =>
  ways.map(([to, ...by]) => ({ from, to, by }))

/** Every way that an order may go, and who may move it there. What is not here does not happen. */
export const moves: readonly Move[] = [
  ...towards(
    'INITIATED',
    ['PAYMENT_INITIATED', 'payment'],
    ['PAYMENT_CANCELLED', 'payment', 'system', 'vendor'],
  ),
  ...towards(
    'PAYMENT_INITIATED',
    ['PAYMENT_COMMITTED', 'payment'],
    ['PAYMENT_FAILED', 'payment', 'system'],
    ['PAYMENT_CANCELLED', 'payment', 'system', 'vendor'],
  ),
  ...towards(
    'PAYMENT_COMMITTED',
    ['NEW', 'system', 'payment'],
    ['CANCELLED', 'vendor', 'operator', 'system'],
  ),
  ...towards('NEW', ['RECEIVED', 'system'], ['CANCELLED', 'operator', 'system']),
  ...towards(
    'RECEIVED',
    ['WAITING_FOR_TRANSPORT', 'system'],
    ['RECEIVED_BY_VENDOR', 'vendor', 'system'],
    ['MODIFIED', 'vendor'],
    ['CANCELLED', 'vendor', 'operator', 'system'],
  ),
  ...towards(
    'RECEIVED_BY_VENDOR',
    ['ACCEPTED_BY_VENDOR', 'vendor', 'system'],
    ['CANCELLED', 'operator', 'system'],
  ),
  ...towards('ACCEPTED_BY_VENDOR', ['WAITING_FOR_TRANSPORT', 'system'], ['CANCELLED', 'operator', 'system']),
  ...towards(
    'WAITING_FOR_TRANSPORT',
    ['ASSIGNED_TO_TRANSPORT', 'system', 'operator'],
    ['MODIFIED', 'vendor'],
    ['STALLED', 'system', 'operator'],
    ['CANCELLED', 'vendor', 'operator', 'system'],
  ),
  ...towards(
    'ASSIGNED_TO_TRANSPORT',
    ['COURIER_ACCEPTED_DELIVERY', 'fleet', 'operator'],
    ['WAITING_FOR_TRANSPORT', 'fleet', 'system', 'operator'],
    ['MODIFIED', 'vendor'],
    ['CANCELLED', 'vendor', 'operator', 'system'],
  ),
  ...towards('MODIFIED', ['WAITING_FOR_TRANSPORT', 'system'], ['CANCELLED', 'vendor', 'operator', 'system']),
  ...towards(
    'STALLED',
    ['WAITING_FOR_TRANSPORT', 'vendor', 'system', 'operator'],
    ['CANCELLED', 'vendor', 'operator', 'system'],
  ),
  ...towards(
    'COURIER_ACCEPTED_DELIVERY',
    ['NEAR_VENDOR', 'fleet'],
    ['PICKED_UP', 'fleet'],
    ['DELAYED', 'system'],
    ['WAITING_FOR_TRANSPORT', 'fleet', 'operator'],
    ['CANCELLED', 'operator', 'system'],
  ),
  ...towards(
    'NEAR_VENDOR',
    ['PICKED_UP', 'fleet'],
    ['DELAYED', 'system'],
    ['WAITING_FOR_TRANSPORT', 'fleet', 'operator'],
    ['CANCELLED', 'operator', 'system'],
  ),
  ...towards(
    'PICKED_UP',
    ['COURIER_LEFT_VENDOR', 'fleet'],
    ['DELAYED', 'system'],
    ['RETURN_INITIATED', 'fleet', 'operator'],
  ),
  ...towards(
    'COURIER_LEFT_VENDOR',
    ['NEAR_CUSTOMER', 'fleet'],
    ['DELIVERED', 'fleet', 'operator'],
    ['DELAYED', 'system'],
    ['RETURN_INITIATED', 'fleet', 'operator'],
  ),
  ...towards(
    'NEAR_CUSTOMER',
    ['DELIVERED', 'fleet', 'operator'],
    ['DELAYED', 'system'],
    ['RETURN_INITIATED', 'fleet', 'operator'],
  ),
  ...towards(
    'DELAYED',
    ['NEAR_VENDOR', 'fleet'],
    ['PICKED_UP', 'fleet'],
    ['COURIER_LEFT_VENDOR', 'fleet'],
    ['NEAR_CUSTOMER', 'fleet'],
    ['DELIVERED', 'fleet', 'operator'],
    ['RETURN_INITIATED', 'fleet', 'operator'],
    ['CANCELLED', 'vendor', 'operator', 'system'],
  ),
  ...towards('RETURN_INITIATED', ['RETURNED_TO_VENDOR', 'fleet', 'operator']),
]

/** Whether this actor may move an order from one status to another. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return moves.some((move) => move.from === from && move.to === to && move.by.includes(actor))
}

export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return moves.filter((move) => move.from === from).map((move) => move.to)
}
