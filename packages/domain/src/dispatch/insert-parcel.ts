import type { Point } from '../geo/index.ts'
import { dispatchLimits } from '../limits/index.ts'
import { arrivalsAlong, type Stop, type TimedStop, type TravelSeconds } from '../rider/index.ts'

/** A stop of a rider; times in seconds from now, at the speed of the ways by road. */
export interface PromisedStop extends TimedStop {
  /** The latest arrival that was promised to the customer; Infinity for a stop without a promise. */
  readonly promisedIn: number
}

export interface Insertion {
  /** The rider's stops in their present order with those of the new parcel between them. */
  readonly stops: readonly PromisedStop[]
  /** Seconds until each stop. */
  readonly arrivals: readonly number[]
  /** By how many seconds the ride becomes longer. */
  readonly detourSeconds: number
  /**
   * Seconds until the rider collects the new parcel, and by how much later than on the direct way the parcels arrive. It
   * compares with the way of a free rider to the collection point.
   */
  readonly costSeconds: number
}

export interface InsertionAsk {
  readonly from: Point
  /** The present stops in order. */
  readonly stops: readonly PromisedStop[]
  /** The rider is at the first of them, so it stays the first. */
  readonly isAtFirst: boolean
  readonly pickup: PromisedStop
  readonly dropoff: PromisedStop
  /** Asked for the same ways again and again: see `rememberTravel`. */
  readonly travel: TravelSeconds
}

/** The ride becomes longer by no more than this. */
const MOST_DETOUR_SECONDS = 20 * 60
/** A parcel arrives by no more than this later than without the other one. */
const MOST_LATER_SECONDS = 10 * 60

/**
 * Returns where a rider with parcels best takes another one: the insertion of its pickup and drop-off into the present
 * order of stops that costs the fewest seconds, of those that keep every promise which is kept without it. Undefined where
 * none does, or where all make the ride too long.
 */
export function insertParcel(ask: InsertionAsk): Insertion | undefined {
  const latest = latestArrivals(ask)
  return bestOf(insertionsOf(ask).filter((one) => isWithin(one, latest)))
}

/** Returns the insertion that costs the fewest seconds, for a parcel that was offered to the rider moments ago. */
export const insertAnyway = (ask: InsertionAsk): Insertion | undefined => bestOf(insertionsOf(ask))

const bestOf = (insertions: readonly Insertion[]): Insertion | undefined =>
  insertions.toSorted(
    (a, b) => wholly(a.costSeconds, b.costSeconds) || wholly(a.detourSeconds, b.detourSeconds),
  )[0]

/** Compares whole seconds. */
const wholly = (a: number, b: number): number => Math.round(a) - Math.round(b)

function insertionsOf(ask: InsertionAsk): Insertion[] {
  const { from, stops, pickup, dropoff, travel } = ask
  const before = arrivalsAlong(stops, from, travel)
  const first = ask.isAtFirst ? 1 : 0
  const found: Insertion[] = []
  // Of equal ones the first is taken: the stops of the parcels in hand come first.
  for (let p = stops.length; p >= first; p -= 1) {
    for (let d = stops.length; d >= p; d -= 1) {
      const inserted = [...stops.slice(0, p), pickup, ...stops.slice(p, d), dropoff, ...stops.slice(d)]
      const arrivals = arrivalsAlong(inserted, from, travel)
      found.push({
        stops: inserted,
        arrivals,
        detourSeconds: Math.max(0, (arrivals.at(-1) ?? 0) - (before.at(-1) ?? 0)),
        costSeconds: costOf({ stops, before, pickup, dropoff, travel }, { inserted, arrivals }),
      })
    }
  }
  return found
}

type Before = Pick<InsertionAsk, 'stops' | 'pickup' | 'dropoff' | 'travel'> & {
  readonly before: readonly number[]
}
type After = { readonly inserted: readonly PromisedStop[]; readonly arrivals: readonly number[] }

function costOf({ stops, before, pickup, dropoff, travel }: Before, { inserted, arrivals }: After): number {
  const arrivalAt = (stop: Stop) => arrivals[inserted.findIndex((one) => one === stop)] ?? 0
  const collected = Math.max(arrivalAt(pickup), pickup.readyIn) + dispatchLimits.handoverSeconds
  const longer = arrivalAt(dropoff) - collected - travel(pickup.at, dropoff.at)
  const later = stops.reduce(
    (sum, stop, index) => sum + (isDelivery(stop) ? Math.max(0, arrivalAt(stop) - (before[index] ?? 0)) : 0),
    0,
  )
  return arrivalAt(pickup) + Math.max(0, longer) + later
}

const isDelivery = ({ kind }: Stop): boolean => kind === 'dropoff'

type LatestArrivals = ReadonlyMap<PromisedStop, number>

function latestArrivals({ from, stops, pickup, dropoff, travel }: InsertionAsk): LatestArrivals {
  const before = arrivalsAlong(stops, from, travel)
  const direct = arrivalsAlong([pickup, dropoff], from, travel).at(-1) ?? 0
  const isKept = direct <= dropoff.promisedIn
  return new Map<PromisedStop, number>([
    ...stops.map((stop, index) => [stop, latestAt(stop, before[index] ?? 0)] as const),
    // A promise that not even the direct way keeps does not stop the parcel.
    [dropoff, isKept ? dropoff.promisedIn : direct + MOST_LATER_SECONDS],
  ])
}

/** A promise that is kept stays kept. */
function latestAt({ promisedIn, kind }: PromisedStop, arrival: number): number {
  if (kind !== 'dropoff') return Infinity
  return promisedIn < arrival
    ? arrival + dispatchLimits.laterThanLateSeconds
    : Math.min(promisedIn, arrival + MOST_LATER_SECONDS)
}

const isWithin = ({ stops, arrivals, detourSeconds }: Insertion, latest: LatestArrivals): boolean =>
  detourSeconds <= MOST_DETOUR_SECONDS &&
  stops.every((stop, index) => (arrivals[index] ?? 0) <= (latest.get(stop) ?? Infinity))

/** Returns the same ways, each computed once: insertions compare the same few ways, and those by road cost the most. */
export function rememberTravel(travel: TravelSeconds): TravelSeconds {
  const known = new Map<string, number>()
  return (from, to) => {
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(' ')
    const seconds = known.get(key) ?? travel(from, to)
    known.set(key, seconds)
    return seconds
  }
}
