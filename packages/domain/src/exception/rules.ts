import type { ExceptionSeconds } from '../limits/index.ts'
import { type DecisionCause, isStillNeeded, type OrderStatus } from '../order/index.ts'
import type { IntentState } from '../payment/index.ts'

/** The present state of a subject that may be an exception. Times in seconds since 1970. */
export type ExceptionFacts =
  | { readonly kind: 'no-rider'; readonly status: OrderStatus; readonly withoutRiderSince: number }
  /** `since` is the time from which the parcel could be collected by this rider. */
  | {
      readonly kind: 'late-to-collect'
      readonly status: OrderStatus
      readonly isCollected: boolean
      readonly since: number
    }
  | {
      readonly kind: 'late-to-deliver'
      readonly status: OrderStatus
      readonly isCollected: boolean
      readonly promised: number
    }
  /** `heardAt` is the time of the newest position, or of the acceptance where that is later. */
  | { readonly kind: 'rider-silent'; readonly parcels: number; readonly heardAt: number }
  | { readonly kind: 'stuck'; readonly status: OrderStatus; readonly since: number }
  | DecisionFactsOf<'no-answer'>
  | DecisionFactsOf<'wrong-pin'>
  | DecisionFactsOf<'address-doubtful'>
  | {
      readonly kind: 'cash-short'
      readonly due: number
      readonly collected: number
      readonly isSettled: boolean
    }
  | { readonly kind: 'payment-unclear'; readonly state: IntentState; readonly since: number }
  | { readonly kind: 'refund-failed'; readonly hasFailed: boolean; readonly tries: number }
  /** Messages of a channel that were tried several times since the last one that was sent. */
  | { readonly kind: 'mail-failing'; readonly failing: number }
  | {
      readonly kind: 'upload-stuck'
      readonly isRunning: boolean
      readonly workedAt: number
      readonly failures: number
    }
  /** `disabledAt` is the time at which the service turned the endpoint off; null while it is on. */
  | {
      readonly kind: 'webhook-failing'
      readonly failingSince: number | null
      readonly disabledAt: number | null
    }

interface DecisionFactsOf<Kind extends string> {
  readonly kind: Kind
  readonly status: OrderStatus
  readonly cause: DecisionCause
  readonly openedAt: number
}

export interface RuleContext {
  readonly now: number
  readonly seconds: ExceptionSeconds
  /** Whether the exception is open: some end later than they begin, so that they do not come and go. */
  readonly isOpen: boolean
}

/** Returns whether the state of a subject is an exception. */
export function isException(facts: ExceptionFacts, context: RuleContext): boolean {
  switch (facts.kind) {
    case 'no-rider':
      return hasNoRider(facts, context)
    case 'late-to-collect':
      return withRider.includes(facts.status) && !facts.isCollected && isOver(facts.since, facts, context)
    case 'late-to-deliver':
      return isLateToDeliver(facts, context)
    case 'rider-silent':
      return facts.parcels > 0 && isSilent(facts, context)
    case 'stuck':
      return isStuck(facts, context)
    case 'no-answer':
      return isQuestion(facts) && isOver(facts.openedAt, facts, context)
    case 'wrong-pin':
    case 'address-doubtful':
      return isQuestion(facts)
    case 'cash-short':
      return facts.collected < facts.due && !facts.isSettled
    case 'payment-unclear':
      return unclear.includes(facts.state) && isOver(facts.since, facts, context)
    case 'refund-failed':
      return facts.hasFailed || facts.tries >= FAILED_TRIES
    case 'mail-failing':
      return facts.failing > 0
    case 'upload-stuck':
      return facts.isRunning && (isOver(facts.workedAt, facts, context) || facts.failures >= FAILED_TRIES)
    case 'webhook-failing':
      return isFailing(facts, context)
  }
}

/** A refund or an upload that failed this often does not succeed by itself soon. */
const FAILED_TRIES = 5

const DAY_SECONDS = 86_400
/** Days for which an endpoint that was turned off is shown: later its business has decided. */
const DISABLED_SHOWN_DAYS = 7

const isFailing = (
  { failingSince, disabledAt }: Extract<ExceptionFacts, { readonly kind: 'webhook-failing' }>,
  { now }: RuleContext,
): boolean =>
  disabledAt === null
    ? failingSince !== null && now - failingSince > DAY_SECONDS
    : now - disabledAt < DISABLED_SHOWN_DAYS * DAY_SECONDS

type TimedKind = Extract<ExceptionFacts['kind'], keyof ExceptionSeconds>

const isOver = (since: number, { kind }: { readonly kind: TimedKind }, { now, seconds }: RuleContext) =>
  now - since > seconds[kind]

const seeking: readonly OrderStatus[] = ['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']
const withRider: readonly OrderStatus[] = ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'DELAYED']
const toCustomer: readonly OrderStatus[] = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELAYED']
const unclear: readonly IntentState[] = ['OPEN', 'PROCESSING', 'ACTION_REQUIRED']

type FactsOf<Kind extends ExceptionFacts['kind']> = Extract<ExceptionFacts, { readonly kind: Kind }>

/** Stays until a rider has accepted, also where the search begins again. */
function hasNoRider(facts: FactsOf<'no-rider'>, context: RuleContext): boolean {
  if (facts.status === 'STALLED') return true
  if (!seeking.includes(facts.status)) return false
  return context.isOpen || isOver(facts.withoutRiderSince, facts, context)
}

/** Stays while the promise is broken; a later promise ends it. */
function isLateToDeliver(facts: FactsOf<'late-to-deliver'>, context: RuleContext): boolean {
  if (!facts.isCollected || !toCustomer.includes(facts.status)) return false
  return context.isOpen ? context.now > facts.promised : isOver(facts.promised, facts, context)
}

/** Stays until a position is at most half as old, so that one late position does not end it. */
function isSilent(facts: FactsOf<'rider-silent'>, { now, seconds, isOpen }: RuleContext): boolean {
  const most = seconds['rider-silent']
  return now - facts.heardAt > (isOpen ? most / 2 : most)
}

/** Statuses that the service itself leaves within seconds. */
const momentary: readonly OrderStatus[] = ['NEW', 'MODIFIED', 'PAYMENT_COMMITTED']
const MOMENTARY_SECONDS = 120

/** Statuses that a person has to leave. A late order is an exception of another kind. */
const lasting: readonly OrderStatus[] = [
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'RETURN_INITIATED',
]

function isStuck({ status, since }: FactsOf<'stuck'>, { now, seconds }: RuleContext): boolean {
  if (momentary.includes(status)) return now - since > MOMENTARY_SECONDS
  return lasting.includes(status) && now - since > seconds.stuck
}

/** Questions to the shop by the kind of the exception. `NO_RIDER` has a kind of its own. */
const causesOf: Readonly<Record<'no-answer' | 'wrong-pin' | 'address-doubtful', readonly DecisionCause[]>> = {
  'no-answer': ['UNREACHABLE', 'REFUSED', 'DAMAGED', 'RIDER_STOPPED'],
  'wrong-pin': ['WRONG_PIN'],
  'address-doubtful': ['WRONG_ADDRESS'],
}

const isQuestion = ({ kind, cause, status }: FactsOf<keyof typeof causesOf>): boolean =>
  causesOf[kind].includes(cause) && isStillNeeded(cause, status)
