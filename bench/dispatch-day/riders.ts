import type { InsertionAsk, PromisedStop } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import type { City } from './city.ts'
import type { Order } from './orders.ts'

/** Seconds in which a customer expects the parcel. */
export const PROMISED_SECONDS = 45 * 60

export interface SimulatedStop {
  readonly order: Order
  readonly kind: 'pickup' | 'dropoff'
  readonly at: Point
}

/** A rider on the way from one place to the next; times in seconds since the day began. */
export interface SimulatedRider {
  readonly riderId: string
  /** The place of the last stop. */
  at: Point
  /** When the rider can leave that place. */
  leavesAt: number
  stops: readonly SimulatedStop[]
  idleSince: number
  /** Seconds with a parcel or on the way to one. */
  work: number
}

export interface Collected {
  readonly order: Order
  readonly riderId: string
  readonly collectedAt: number
}
export interface Delivered {
  readonly order: Order
  readonly deliveredAt: number
}

/** Makes the stops that are due, and reports the parcels that were collected and delivered. */
export function ride(
  rider: SimulatedRider,
  city: City,
  now: number,
  report: { readonly collected: Collected[]; readonly delivered: Delivered[] },
): void {
  for (let [stop] = rider.stops; stop; [stop] = rider.stops) {
    const arrival = rider.leavesAt + city.seconds(rider.at, stop.at)
    if (arrival > now) return
    const isSamePlace = rider.at === stop.at
    rider.leavesAt = isSamePlace ? rider.leavesAt : arrival + dispatchLimits.handoverSeconds
    rider.at = stop.at
    rider.stops = rider.stops.slice(1)
    const { order } = stop
    if (stop.kind === 'pickup') {
      report.collected.push({ order, riderId: rider.riderId, collectedAt: arrival })
    } else report.delivered.push({ order, deliveredAt: arrival })
    if (rider.stops.length === 0) rider.idleSince = rider.leavesAt
  }
}

export const isFree = ({ stops, leavesAt }: SimulatedRider, now: number): boolean =>
  stops.length === 0 && leavesAt <= now

export const parcelsOf = ({ stops }: SimulatedRider): number =>
  stops.filter(({ kind }) => kind === 'dropoff').length

export const stopsOf = (order: Order): readonly [SimulatedStop, SimulatedStop] => [
  { order, kind: 'pickup', at: order.shop },
  { order, kind: 'dropoff', at: order.door },
]

/** The question whether a rider with parcels takes another one: the rider first ends the leg that was begun. */
export function insertionAsk(
  rider: SimulatedRider,
  order: Order,
  { city, now }: { readonly city: City; readonly now: number },
): { readonly ask: InsertionAsk; readonly arrivesIn: number } | undefined {
  const [first] = rider.stops
  if (!first) return undefined
  const arrivesIn = Math.max(0, rider.leavesAt + city.seconds(rider.at, first.at) - now)
  const promised = (stop: SimulatedStop): PromisedStop => ({
    orderId: stop.order.orderId,
    kind: stop.kind,
    at: stop.at,
    readyIn: 0,
    promisedIn: stop.kind === 'dropoff' ? stop.order.askedAt + PROMISED_SECONDS - now - arrivesIn : Infinity,
  })
  const [pickup, dropoff] = stopsOf(order)
  const ask = {
    from: first.at,
    stops: rider.stops.map(promised),
    isAtFirst: true,
    pickup: promised(pickup),
    dropoff: promised(dropoff),
    travel: city.seconds,
  }
  return { ask, arrivesIn }
}
