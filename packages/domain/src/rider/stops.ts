import { isSameDoor, type Point } from '../geo/index.ts'

/** Kinds of stops of a rider. */
export const stopKinds = ['pickup', 'dropoff', 'return'] as const
export type StopKind = (typeof stopKinds)[number]

/** The stop of a parcel; each parcel has at most one of each kind. */
export interface StopKey {
  readonly orderId: string
  readonly kind: StopKind
}

export interface Stop extends StopKey {
  readonly at: Point
}

/** A parcel that a rider has accepted and not ended. */
export interface ParcelInHand {
  readonly orderId: string
  readonly isCollected: boolean
  readonly isReturning: boolean
  readonly collect: Point
  readonly door: Point
}

/**
 * Returns the stops that these parcels still need, in the stored order. Stored stops that were made are left out; stops
 * that are not stored, such as a return, come last.
 */
export function nextStops(parcels: readonly ParcelInHand[], stored: readonly StopKey[]): Stop[] {
  return parcels
    .flatMap(stopsOf)
    .map((stop) => ({ stop, rank: rankIn(stored, stop) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ stop }) => stop)
}

export function stopsOf({ orderId, isCollected, isReturning, collect, door }: ParcelInHand): Stop[] {
  if (isReturning) return [{ orderId, kind: 'return', at: collect }]
  const dropoff: Stop = { orderId, kind: 'dropoff', at: door }
  return isCollected ? [dropoff] : [{ orderId, kind: 'pickup', at: collect }, dropoff]
}

/** Greater than any position in a list of stops. */
const LAST = Number.MAX_SAFE_INTEGER

/** A pickup without a place of its own comes right before its drop-off. */
function rankIn(stored: readonly StopKey[], stop: StopKey): number {
  const place = stored.findIndex((one) => isSameStop(one, stop))
  if (place !== -1) return place
  const dropoff = { orderId: stop.orderId, kind: 'dropoff' } as const
  return stop.kind === 'pickup' && stored.some((one) => isSameStop(one, dropoff))
    ? rankIn(stored, dropoff) - 0.5
    : LAST
}

export const isSameStop = (one: StopKey, other: StopKey): boolean =>
  one.orderId === other.orderId && one.kind === other.kind

/** Whether each pickup comes before the drop-off of its parcel. */
export const isInSequence = (stops: readonly StopKey[]): boolean =>
  stops.every(
    ({ orderId, kind }, index) =>
      kind !== 'pickup' ||
      !stops.slice(0, index).some((one) => isSameStop(one, { orderId, kind: 'dropoff' })),
  )

/** Whether two lists have the same stops, in whatever order, each once. */
export const hasSameStops = (some: readonly StopKey[], others: readonly StopKey[]): boolean =>
  some.length === others.length &&
  some.every((one) => others.some((other) => isSameStop(one, other))) &&
  others.every((one) => some.some((other) => isSameStop(one, other)))

/**
 * Returns the number of places where the rider stops with other parcels before the next stop of this parcel. Stops at
 * one door count once, and those at the door of the parcel's own stop not at all.
 */
export function stopsBefore(stops: readonly Stop[], orderId: string): number {
  const own = stops.findIndex((stop) => stop.orderId === orderId)
  const place = stops[own]?.at
  if (!place) return 0
  const before = stops.slice(0, own).filter(({ at }) => !isSameDoor(at, place))
  return before.filter(({ at }, index) => {
    const last = before[index - 1]?.at
    return !last || !isSameDoor(last, at)
  }).length
}
