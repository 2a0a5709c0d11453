import type { OrderStatus } from '../order/index.ts'
import type { IntentState } from './intent.ts'

/** The state of a payment as the gateway reports it. */
export interface GatewayUpdate {
  /** The newer update has the higher version. */
  readonly version: number
  readonly state: IntentState
  /** Captured minor units. */
  readonly taken: number
}

/** The stored state of the payment. */
export interface KnownPayment {
  readonly version: number
  readonly taken: number
  readonly order: OrderStatus
}

export interface GatewayEventVerdict {
  /** False for an update that is older than the stored state, or the same: nothing is done. */
  readonly isNew: boolean
  /** Moves of the order, in sequence. */
  readonly moves: readonly OrderStatus[]
  /** Minor units captured since the stored state. */
  readonly taken: number
  /** The order has ended: the captured money is refunded. */
  readonly isRefundDue: boolean
}

const waiting: readonly OrderStatus[] = ['INITIATED', 'PAYMENT_INITIATED']
const overUnpaid: readonly OrderStatus[] = ['PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'CANCELLED']

/** Evaluates a reported state of a payment for its order. Reports may be repeated and in any sequence. */
export function evaluateGatewayEvent(known: KnownPayment, update: GatewayUpdate): GatewayEventVerdict {
  const taken = Math.max(0, update.taken - known.taken)
  // Captured money is never overlooked, however old the update.
  const isNew = update.version > known.version || taken > 0
  if (!isNew) return { isNew, moves: [], taken: 0, isRefundDue: false }
  const isRefundDue = taken > 0 && overUnpaid.includes(known.order)
  return { isNew, moves: waiting.includes(known.order) ? movesFor(known, update) : [], taken, isRefundDue }
}

function movesFor(known: KnownPayment, update: GatewayUpdate): readonly OrderStatus[] {
  const begun: readonly OrderStatus[] = known.order === 'INITIATED' ? ['PAYMENT_INITIATED'] : []
  if (update.state === 'SUCCEEDED') return [...begun, 'PAYMENT_COMMITTED']
  if (update.state === 'FAILED') return [...begun, 'PAYMENT_FAILED']
  if (update.state === 'CANCELLED') return ['PAYMENT_CANCELLED']
  return update.state === 'OPEN' ? [] : begun
}
