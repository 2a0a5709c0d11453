import type { HistoryEntry } from './display.ts'
import { hasParcel, endedStatuses, type OrderStatus } from './lifecycle/status.ts'

/** How long after its end an order can still be followed, in seconds; after it only the receipt is left. */
export const FOLLOWED_AFTER_END = 86_400
/** How long a rating can be changed, in seconds. */
export const RATING_CHANGES = 86_400

/** Times in seconds since 1970; null while the order is in progress. */
export const canBeFollowed = (endedAt: number | null, now: number): boolean =>
  endedAt === null || now - endedAt <= FOLLOWED_AFTER_END

export interface RatingFacts {
  readonly status: OrderStatus
  readonly endedAt: number | null
  /** Time of the first rating; null before it. */
  readonly ratedAt: number | null
}

/** Until when a delivery can be rated, or its rating changed; null where it cannot any more, or not yet. */
export function ratedUntil({ status, endedAt, ratedAt }: RatingFacts, now: number): number | null {
  if (status !== 'DELIVERED' || endedAt === null) return null
  const until = ratedAt === null ? endedAt + FOLLOWED_AFTER_END : ratedAt + RATING_CHANGES
  return now <= until ? until : null
}

export interface CarriedFacts {
  readonly status: OrderStatus
  readonly history: readonly Pick<HistoryEntry, 'status'>[]
}

/**
 * Returns whether the customer sees the rider's position: during the delivery of this parcel; before that only where
 * the country shows it. Never during a return or after the end.
 */
export function showsRider({ status, history }: CarriedFacts, beforePickup: boolean): boolean {
  if (endedStatuses.includes(status) || status === 'RETURN_INITIATED') return false
  if (hasParcel(status)) return true
  // The list does not decide: a late order that was stalled before is in the list of collected orders too.
  const isDelayedWithIt = status === 'DELAYED' && history.some((entry) => hasParcel(entry.status))
  return isDelayedWithIt || beforePickup
}

/** Where riders are named by first name: the part of a name before its first space. */
export const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? ''
