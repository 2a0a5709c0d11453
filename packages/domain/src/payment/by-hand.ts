import { endedStatuses, type OrderStatus } from '../order/index.ts'

/** Kinds of money that an operator moves by hand. */
export const handKinds = ['REFUND', 'WRITE_OFF'] as const
export type HandKind = (typeof handKinds)[number]

/** States of a request for it. PENDING waits for a second operator; the others are final. */
export const handStates = ['PENDING', 'DONE', 'REFUSED', 'EXPIRED'] as const
export type HandState = (typeof handStates)[number]

/** Time in which a second operator can decide, in seconds. */
export const APPROVAL_SECONDS = 7 * 86_400
/** Amounts that one operator moves without a second one sum to at most this many times the limit in 24 hours. */
export const ALONE_FACTOR = 10

/** All in minor units. */
export interface ApprovalFacts {
  readonly minor: number
  /** The limit of the country. */
  readonly limit: number
  /** Moved by hand for the same order before, so that a sum is not split. */
  readonly before: number
  /** Moved by the operator without a second one in the last 24 hours. */
  readonly alone: number
}

/** Whether a second operator has to approve. */
export const needsApproval = ({ minor, limit, before, alone }: ApprovalFacts): boolean =>
  before + minor > limit || alone + minor > limit * ALONE_FACTOR

export type HandViolation = 'under-way' | 'not-paid' | 'nothing-due' | 'too-much'

/** All in minor units. */
export interface RefundFacts {
  readonly status: OrderStatus
  /** Captured by the gateway. */
  readonly taken: number
  /** Refunds by rule and by hand, sent or not. */
  readonly refunded: number
  /** Refunds that wait for a second operator. */
  readonly pending: number
}

/** Amount that can still be refunded by hand, in minor units. */
export const refundable = ({ taken, refunded, pending }: Omit<RefundFacts, 'status'>): number =>
  Math.max(0, taken - refunded - pending)

/**
 * Evaluates a refund by hand. An order that has not ended is refunded by its rule when it is cancelled, so that no money
 * goes back twice.
 */
export function evaluateHandRefund(
  { status, ...money }: RefundFacts,
  minor: number,
): HandViolation | undefined {
  if (money.taken === 0) return 'not-paid'
  if (!endedStatuses.includes(status)) return 'under-way'
  return minor > refundable(money) ? 'too-much' : undefined
}

/** All in minor units. */
export interface WriteOffFacts {
  /** Fees and charges of the order that its shop owes. */
  readonly receivable: number
  /** Write-offs that wait for a second operator. */
  readonly pending: number
}

/** Evaluates a write-off by hand: at most the open debt. */
export function evaluateWriteOff(
  { receivable, pending }: WriteOffFacts,
  minor: number,
): HandViolation | undefined {
  const due = receivable - pending
  if (due <= 0) return 'nothing-due'
  return minor > due ? 'too-much' : undefined
}

export interface DecisionFacts {
  readonly state: HandState
  /** Seconds since 1970. */
  readonly expiresAt: number
  readonly now: number
  readonly isApproval: boolean
  readonly askedBy: string
  readonly decidedBy: string
  /** False for a program with a token: approving is for people. */
  readonly isPerson: boolean
  /** Whether the asker is still active and may still ask for it. */
  readonly mayAsk: boolean
}

export type DecisionViolation = 'decided' | 'expired' | 'same-person' | 'asker-gone'

/** Evaluates the decision of a second operator. The asker may take the request back by refusing it. */
export function evaluateDecision(facts: DecisionFacts): DecisionViolation | undefined {
  const state = handStateAt(facts, facts.now)
  if (state === 'EXPIRED') return 'expired'
  if (state !== 'PENDING') return 'decided'
  if (!facts.isApproval) return undefined
  if (!facts.isPerson || facts.askedBy === facts.decidedBy) return 'same-person'
  return facts.mayAsk ? undefined : 'asker-gone'
}

/** The state of a request at a time, in seconds since 1970: without a decision it expires by itself. */
export const handStateAt = (
  { state, expiresAt }: Pick<DecisionFacts, 'state' | 'expiresAt'>,
  now: number,
): HandState => (state === 'PENDING' && now >= expiresAt ? 'EXPIRED' : state)
