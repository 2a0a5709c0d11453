import type { Actor } from './actor.ts'
import type { GuardName } from './guards.ts'
import { cancelReasons, type MoveReason } from './reasons.ts'
import type { OrderStatus } from './status.ts'

export interface Move {
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly Actor[]
  /** Reasons for the history; the first is the default. */
  readonly reasons: readonly [MoveReason, ...MoveReason[]]
  /** A further condition. */
  readonly guard: GuardName | null
}

type MoveSpec = readonly [
  to: OrderStatus,
  by: Actor | readonly Actor[],
  reasons: MoveReason | readonly [MoveReason, ...MoveReason[]],
  guard?: GuardName,
]

const listed = <T extends string>(one: T | readonly [T, ...T[]]): readonly [T, ...T[]] =>
  typeof one === 'string' ? [one] : one

const towards = (from: OrderStatus, ...specs: readonly MoveSpec[]): Move[] =>
  specs.map(([to, by, reasons, guard = null]) => ({
    from,
    to,
    by: typeof by === 'string' ? [by] : by,
    reasons: listed(reasons),
    guard,
  }))

const when = (guard: GuardName, [to, by, reasons]: MoveSpec): MoveSpec => [to, by, reasons, guard]

const cancelled: MoveSpec = ['CANCELLED', ['operator', 'system'], 'CALLED_OFF']
const cancelledByVendor: MoveSpec = [
  'CANCELLED',
  ['vendor', 'operator', 'system'],
  ['CALLED_OFF', ...cancelReasons],
  'vendor-may-cancel',
]
const edited: MoveSpec = ['MODIFIED', ['vendor', 'operator'], 'EDITED', 'vendor-may-edit']
/** A change before the search for a rider: the status stays, and the history records the change. */
const editedAtRest = (status: 'NEW' | 'RECEIVED'): MoveSpec => [
  status,
  ['vendor', 'operator'],
  'EDITED',
  'vendor-may-edit',
]
const abandoned: MoveSpec = ['PAYMENT_CANCELLED', ['payment', 'system', 'vendor'], 'PAYMENT_ABANDONED']
const riderWithdrew: MoveSpec = ['WAITING_FOR_TRANSPORT', ['fleet', 'operator'], ['GIVEN_BACK', 'TAKEN_BACK']]
const late: MoveSpec = ['DELAYED', 'system', 'LATE']
const collected: MoveSpec = ['PICKED_UP', 'fleet', 'COLLECTED']
const delivered: MoveSpec = ['DELIVERED', ['fleet', 'operator'], 'HANDED_OVER']
const sentBack: MoveSpec = [
  'RETURN_INITIATED',
  ['fleet', 'vendor', 'operator', 'system'],
  ['UNREACHABLE', 'REFUSED', 'WRONG_ADDRESS', 'WRONG_PIN', 'DAMAGED', 'RIDER_STOPPED'],
]
/** The shop has given another drop-off point, or the late rider rides on. */
const sentOn: MoveSpec = ['COURIER_LEFT_VENDOR', ['fleet', 'vendor', 'operator'], ['ON_THE_WAY', 'NEW_PIN']]

/** Every allowed move of an order, with its actors, reasons and guard. */
export const moves: readonly Move[] = [
  ...towards('INITIATED', ['PAYMENT_INITIATED', 'payment', 'PAYMENT_STARTED'], abandoned),
  ...towards(
    'PAYMENT_INITIATED',
    ['PAYMENT_COMMITTED', 'payment', 'PAYMENT_TAKEN'],
    ['PAYMENT_FAILED', ['payment', 'system'], 'PAYMENT_REFUSED'],
    abandoned,
  ),
  ...towards('PAYMENT_COMMITTED', ['NEW', ['system', 'payment'], 'PAID'], cancelledByVendor),
  ...towards('NEW', ['RECEIVED', 'system', 'RECEIVED'], editedAtRest('NEW'), cancelled),
  ...towards(
    'RECEIVED',
    ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'],
    ['RECEIVED_BY_VENDOR', ['vendor', 'system'], 'SEEN'],
    edited,
    editedAtRest('RECEIVED'),
    cancelledByVendor,
  ),
  ...towards('RECEIVED_BY_VENDOR', ['ACCEPTED_BY_VENDOR', ['vendor', 'system'], 'AGREED'], cancelled),
  ...towards('ACCEPTED_BY_VENDOR', ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'], cancelled),
  ...towards(
    'WAITING_FOR_TRANSPORT',
    ['ASSIGNED_TO_TRANSPORT', ['system', 'operator'], 'OFFERED', 'due'],
    ['STALLED', ['system', 'operator'], 'NO_RIDER_FOUND'],
    edited,
    cancelledByVendor,
  ),
  ...towards(
    'ASSIGNED_TO_TRANSPORT',
    ['COURIER_ACCEPTED_DELIVERY', ['fleet', 'operator'], ['ACCEPTED', 'ASSIGNED']],
    ['WAITING_FOR_TRANSPORT', ['fleet', 'system', 'operator'], ['DECLINED', 'OFFER_EXPIRED']],
    edited,
    cancelledByVendor,
  ),
  ...towards('MODIFIED', ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'], edited, cancelledByVendor),
  ...towards(
    'STALLED',
    ['WAITING_FOR_TRANSPORT', ['vendor', 'system', 'operator'], 'ASKED_AGAIN'],
    // For another time: it is received again, and rests until then.
    ['NEW', ['vendor', 'operator'], 'SET_FOR_LATER'],
    ['CANCELLED', ['vendor', 'operator', 'system'], ['NO_RIDER_FOUND', 'CALLED_OFF', ...cancelReasons]],
  ),
  ...towards(
    'COURIER_ACCEPTED_DELIVERY',
    ['NEAR_VENDOR', 'fleet', 'ARRIVING'],
    collected,
    late,
    riderWithdrew,
    cancelled,
  ),
  ...towards('NEAR_VENDOR', collected, late, riderWithdrew, cancelled),
  ...towards('PICKED_UP', ['COURIER_LEFT_VENDOR', 'fleet', 'ON_THE_WAY'], late, sentBack),
  ...towards('COURIER_LEFT_VENDOR', ['NEAR_CUSTOMER', 'fleet', 'ARRIVING'], delivered, late, sentBack),
  ...towards('NEAR_CUSTOMER', delivered, late, sentBack, [
    'COURIER_LEFT_VENDOR',
    ['vendor', 'operator'],
    'NEW_PIN',
  ]),
  ...towards(
    'DELAYED',
    ['NEAR_VENDOR', 'fleet', 'ARRIVING', 'not-collected'],
    when('not-collected', collected),
    when('collected', sentOn),
    ['NEAR_CUSTOMER', 'fleet', 'ARRIVING', 'collected'],
    when('collected', delivered),
    when('collected', sentBack),
    when('not-collected', riderWithdrew),
    cancelledByVendor,
  ),
  ...towards(
    'RETURN_INITIATED',
    ['RETURNED_TO_VENDOR', ['fleet', 'operator'], 'HANDED_BACK'],
    when('happened-before', ['DELIVERED', 'fleet', 'HANDED_OVER']),
  ),
  // The rider's phone was without a connection while the order was called off.
  ...towards('CANCELLED', when('happened-before', collected)),
]

/** Whether a move is only for what happened before the present status came. */
export const isOnlyForEarlier = (from: OrderStatus, to: OrderStatus): boolean =>
  moves.some((move) => move.from === from && move.to === to && move.guard === 'happened-before')

/** Whether the table has a move for this actor; `evaluateMove` also checks the guard. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return moves.some((move) => move.from === from && move.to === to && move.by.includes(actor))
}

export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return moves.filter((move) => move.from === from).map((move) => move.to)
}
