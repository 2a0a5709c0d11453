import type { OrderStatus } from './lifecycle/status.ts'

/** Places at which a rider waits for an order. */
export const waitPlaces = ['pickup', 'dropoff'] as const
export type WaitPlace = (typeof waitPlaces)[number]

/** The begin of a wait; seconds since 1970. */
export interface WaitStamp {
  readonly place: WaitPlace
  readonly at: number
}

/** A wait of a rider in seconds since 1970; it has no end while the rider waits. */
export interface Wait {
  readonly place: WaitPlace
  readonly from: number
  readonly to: number | null
}

interface PastStatus {
  readonly status: OrderStatus
  readonly at: number
}

const arrivalAt: Readonly<Record<WaitPlace, OrderStatus>> = {
  pickup: 'NEAR_VENDOR',
  dropoff: 'NEAR_CUSTOMER',
}

/** Returns the waits of an order, oldest first: each ends with the next step. A repeated stamp is the same wait. */
export function waitsOf(stamps: readonly WaitStamp[], past: readonly PastStatus[]): Wait[] {
  const byTime = past.toSorted((a, b) => a.at - b.at)
  const waits: Wait[] = []
  for (const { place, at } of stamps.toSorted((a, b) => a.at - b.at)) {
    const after = sinceArrival(byTime, { place, at })
    // A late order waits on.
    const end = after.find(({ status }) => status !== arrivalAt[place] && status !== 'DELAYED')
    const to = end?.at ?? null
    if (waits.some((wait) => wait.place === place && wait.to === to)) continue
    waits.push({ place, from: Math.max(at, after[0]?.at ?? at), to })
  }
  return waits
}

/** The history from the arrival before the stamp, or from the next one: steps that a phone skipped have the time of the stamp. */
function sinceArrival(past: readonly PastStatus[], { place, at }: WaitStamp): readonly PastStatus[] {
  const isArrival = ({ status }: PastStatus) => status === arrivalAt[place]
  const before = past.findLastIndex((entry) => isArrival(entry) && entry.at <= at)
  const arrival = before === -1 ? past.findIndex(isArrival) : before
  return arrival === -1 ? [] : past.slice(arrival)
}
