import { dayBounds } from '../time/index.ts'

/** Two records of one order, as a screen holds them. Times in seconds since 1970. */
interface Versioned {
  readonly updated_at: number
  readonly version: number
}

/** Returns whether an incoming record is newer than the current one; the version tells changes of one second apart. */
export const isNewer = (current: Versioned | undefined, incoming: Versioned): boolean =>
  current === undefined ||
  (incoming.version === current.version
    ? incoming.updated_at > current.updated_at
    : incoming.version > current.version)

/** Returns whether a page shows a live change: tracking for orders of today or later, history for earlier ones. */
export const belongsOnPage = (page: 'tracking' | 'history', createdAt: number, todayFrom: number): boolean =>
  page === 'tracking' ? createdAt >= todayFrom : createdAt < todayFrom

/** The tracking page shows orders made from then on, and older pre-orders for up to two days ahead. */
export interface TrackedDays {
  readonly from: number
  readonly preordersUntil: number
}

const DAYS_AHEAD = 2

export const trackedDays = (now: number, timezone: string): TrackedDays => ({
  from: dayBounds(now, timezone).from,
  preordersUntil: dayBounds(now, timezone, DAYS_AHEAD).to - 1,
})

interface DatedOrder {
  readonly created_at: number
  readonly preordered_for: number | null
}

export const isTracked = (order: DatedOrder, { from, preordersUntil }: TrackedDays): boolean =>
  belongsOnPage('tracking', order.created_at, from) ||
  (order.preordered_for !== null && order.preordered_for >= from && order.preordered_for <= preordersUntil)

interface LiveSession {
  readonly isGuest: boolean
  readonly dynamicTimeEstimation: boolean
}

/**
 * Age in seconds at which a screen fetches its orders again, connected or not: sooner where estimates move, and for a guest.
 * Independent of the portal's state "stale", which begins 15 seconds after the connection was lost (`LiveState` in the web).
 */
export const refetchAfterSeconds = ({ isGuest, dynamicTimeEstimation }: LiveSession): number =>
  isGuest || dynamicTimeEstimation ? 60 : 300

const GUEST_POLL = 5
const POLL = 60

/** Seconds between two polls. Without the socket a guest, who has no support to call, polls most often. */
export function pollEvery(session: LiveSession & { readonly isLive: boolean }): number {
  const refetch = refetchAfterSeconds(session)
  if (session.isLive) return refetch
  return session.isGuest ? GUEST_POLL : Math.min(POLL, refetch)
}
