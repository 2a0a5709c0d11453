import { dispatchLimits } from '../limits/index.ts'
import { isDue, type OrderStatus } from '../order/index.ts'

/** Lanes of the board; each open order is in one. */
export const boardLanes = ['scheduled', 'without_rider', 'late', 'in_hand'] as const
export type BoardLane = (typeof boardLanes)[number]

/** Reasons for which an order needs the attention of a dispatcher. */
export const attentionReasons = [
  'no_rider',
  'late_to_collect',
  'late_to_deliver',
  'stuck',
  'rider_silent',
  'waits_for_shop',
  'returning',
] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** Times in seconds since 1970. */
export interface BoardFacts {
  readonly status: OrderStatus
  /** When the status came. */
  readonly since: number
  readonly hasRider: boolean
  /** A pre-order whose search has not begun. */
  readonly isScheduled: boolean
  /** When the search for a rider began; null without a search. */
  readonly searchedSince: number | null
  /** The latest times of collection and arrival that were promised. */
  readonly collectBy: number
  readonly deliverBy: number
  /** Present estimates; null while they are unknown. */
  readonly pickupAt: number | null
  readonly dropoffAt: number | null
  readonly isCollected: boolean
  /** A decision of the shop about a trouble is open. */
  readonly waitsForShop: boolean
  /** When the newest position of the rider was taken; null without a rider or a position. */
  readonly locatedAt: number | null
}

/** Whether an order is a pre-order whose search has not begun. Times in seconds since 1970; null for an order for now. */
export const isScheduled = (status: OrderStatus, preorderedFor: number | null, now: number): boolean =>
  (status === 'NEW' || status === 'RECEIVED') && !isDue(preorderedFor, now)

/** A promise is not broken by the clock of a phone. */
const MARGIN_SECONDS = 60
/** A search of this length needs a person. */
const LONG_SEARCH_SECONDS = 180
/** A rider leaves a door or a counter within this time. */
const LONG_STAND_SECONDS = 15 * 60
/** A ride between two reports is shorter. */
const LONG_RIDE_SECONDS = 45 * 60

/** Returns why an order needs a person; empty where it does not. `now` in seconds since 1970. */
export function attentionOf(facts: BoardFacts, now: number): AttentionReason[] {
  if (facts.isScheduled) return []
  const applies: Readonly<Record<AttentionReason, boolean>> = {
    no_rider: isWithoutRider(facts, now),
    late_to_collect: !facts.isCollected && isLate(facts.collectBy, facts.pickupAt, now),
    late_to_deliver: facts.status !== 'RETURN_INITIATED' && isLate(facts.deliverBy, facts.dropoffAt, now),
    stuck: facts.hasRider && now - facts.since > longest(facts.status),
    rider_silent: isSilent(facts, now),
    waits_for_shop: facts.waitsForShop,
    returning: facts.status === 'RETURN_INITIATED',
  }
  return attentionReasons.filter((reason) => applies[reason])
}

const isWithoutRider = ({ status, hasRider, searchedSince }: BoardFacts, now: number): boolean =>
  !hasRider && (status === 'STALLED' || (searchedSince !== null && now - searchedSince > LONG_SEARCH_SECONDS))

const isLate = (by: number, expected: number | null, now: number): boolean =>
  Math.max(now, expected ?? now) > by + MARGIN_SECONDS

const longest = (status: OrderStatus): number =>
  status === 'NEAR_VENDOR' || status === 'NEAR_CUSTOMER' ? LONG_STAND_SECONDS : LONG_RIDE_SECONDS

const isSilent = ({ hasRider, locatedAt }: BoardFacts, now: number): boolean =>
  hasRider && (locatedAt === null || now - locatedAt > dispatchLimits.oldPositionSeconds)

/**
 * Returns the lane of an open order. A missing rider comes before lateness, because it is the cause that a dispatcher can
 * mend; `attentionOf` names the lateness too.
 */
export function laneOf(facts: BoardFacts, now: number): BoardLane {
  if (facts.isScheduled) return 'scheduled'
  if (!facts.hasRider) return 'without_rider'
  const reasons = attentionOf(facts, now)
  return reasons.includes('late_to_collect') || reasons.includes('late_to_deliver') ? 'late' : 'in_hand'
}
