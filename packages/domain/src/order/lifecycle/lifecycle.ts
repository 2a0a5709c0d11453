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

type Way = readonly [
  to: OrderStatus,
  by: Actor | readonly Actor[],
  reasons: MoveReason | readonly [MoveReason, ...MoveReason[]],
  guard?: GuardName,
]

const listed = <T extends string>(one: T | readonly [T, ...T[]]): readonly [T, ...T[]] =>
  typeof one === 'string' ? [one] : one

const towards = (from: OrderStatus, ...ways: readonly Way[]): Move[] =>
  ways.map(([to, by, reasons, guard = null]) => ({
    from,
    to,
    by: typeof by === 'string' ? [by] : by,
    reasons: listed(reasons),
    guard,
  }))

const when = (guard: GuardName, [to, by, reasons]: Way): Way => [to, by, reasons, guard]

const calledOff: Way = ['CANCELLED', ['operator', 'system'], 'CALLED_OFF']
const calledOffByVendor: Way = [
  'CANCELLED',
  ['vendor', 'operator', 'system'],
  ['CALLED_OFF', ...cancelReasons],
  'vendor-may-cancel',
]
const edited: Way = ['MODIFIED', 'vendor', 'EDITED', 'vendor-may-edit']
/** A change before the search for a rider: the status stays, and the history records the change. */
const editedAtRest = (status: 'NEW' | 'RECEIVED'): Way => [status, 'vendor', 'EDITED', 'vendor-may-edit']
const abandoned: Way = ['PAYMENT_CANCELLED', ['payment', 'system', 'vendor'], 'PAYMENT_ABANDONED']
const given: Way = ['WAITING_FOR_TRANSPORT', ['fleet', 'operator'], 'GIVEN_BACK']
const late: Way = ['DELAYED', 'system', 'LATE']
const collected: Way = ['PICKED_UP', 'fleet', 'COLLECTED']
const delivered: Way = ['DELIVERED', ['fleet', 'operator'], 'HANDED_OVER']
const sentBack: Way = [
  'RETURN_INITIATED',
  ['fleet', 'vendor', 'operator', 'system'],
  ['UNREACHABLE', 'REFUSED', 'WRONG_ADDRESS', 'WRONG_PIN'],
]
/** The shop has said where the door really is. */
const sentOn: Way = ['COURIER_LEFT_VENDOR', ['fleet', 'vendor'], ['ON_THE_WAY', 'NEW_PIN']]

/** Every allowed move of an order, with its actors, reasons and guard. */
export const moves: readonly Move[] = [
  ...towards('INITIATED', ['PAYMENT_INITIATED', 'payment', 'PAYMENT_STARTED'], abandoned),
  ...towards(
    'PAYMENT_INITIATED',
    ['PAYMENT_COMMITTED', 'payment', 'PAYMENT_TAKEN'],
    ['PAYMENT_FAILED', ['payment', 'system'], 'PAYMENT_REFUSED'],
    abandoned,
  ),
  ...towards('PAYMENT_COMMITTED', ['NEW', ['system', 'payment'], 'PAID'], calledOffByVendor),
  ...towards('NEW', ['RECEIVED', 'system', 'RECEIVED'], editedAtRest('NEW'), calledOff),
  ...towards(
    'RECEIVED',
    ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'],
    ['RECEIVED_BY_VENDOR', ['vendor', 'system'], 'SEEN'],
    edited,
    editedAtRest('RECEIVED'),
    calledOffByVendor,
  ),
  ...towards('RECEIVED_BY_VENDOR', ['ACCEPTED_BY_VENDOR', ['vendor', 'system'], 'AGREED'], calledOff),
  ...towards('ACCEPTED_BY_VENDOR', ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'], calledOff),
  ...towards(
    'WAITING_FOR_TRANSPORT',
    ['ASSIGNED_TO_TRANSPORT', ['system', 'operator'], 'OFFERED', 'due'],
    ['STALLED', ['system', 'operator'], 'NO_RIDER_FOUND'],
    edited,
    calledOffByVendor,
  ),
  ...towards(
    'ASSIGNED_TO_TRANSPORT',
    ['COURIER_ACCEPTED_DELIVERY', ['fleet', 'operator'], 'ACCEPTED'],
    ['WAITING_FOR_TRANSPORT', ['fleet', 'system', 'operator'], ['DECLINED', 'OFFER_EXPIRED']],
    edited,
    calledOffByVendor,
  ),
  ...towards('MODIFIED', ['WAITING_FOR_TRANSPORT', 'system', 'SEARCHING'], edited, calledOffByVendor),
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
    given,
    calledOff,
  ),
  ...towards('NEAR_VENDOR', collected, late, given, calledOff),
  ...towards('PICKED_UP', ['COURIER_LEFT_VENDOR', 'fleet', 'ON_THE_WAY'], late, sentBack),
  ...towards('COURIER_LEFT_VENDOR', ['NEAR_CUSTOMER', 'fleet', 'ARRIVING'], delivered, late, sentBack),
  ...towards('NEAR_CUSTOMER', delivered, late, sentBack, ['COURIER_LEFT_VENDOR', 'vendor', 'NEW_PIN']),
  ...towards(
    'DELAYED',
    ['NEAR_VENDOR', 'fleet', 'ARRIVING', 'not-collected'],
    when('not-collected', collected),
    when('collected', sentOn),
    ['NEAR_CUSTOMER', 'fleet', 'ARRIVING', 'collected'],
    when('collected', delivered),
    when('collected', sentBack),
    when('not-collected', given),
    calledOffByVendor,
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
