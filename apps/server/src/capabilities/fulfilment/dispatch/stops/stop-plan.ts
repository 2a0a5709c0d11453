import type { Stop as WireStop } from '@beckon/contract'
import type { PromisedStop } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import {
  arrivalsAlong,
  nextStops,
  type Stop,
  type StopKey,
  stopsBefore,
  type TravelSeconds,
} from '@beckon/domain/rider'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { type HandRow, parcelOf, type RideFacts } from './in-hand.ts'

export type PlanDeps = Pick<DispatchDeps, 'clock' | 'pace' | 'roads'>

/** The next stops of a rider with the seconds until each, at the speed of the ways by road. */
export interface StopPlan {
  readonly stops: readonly PromisedStop[]
  readonly arrivals: readonly number[]
}

export const pointOf = ({ latitude, longitude }: Pick<RideFacts, 'latitude' | 'longitude'>): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** The clock of a ride: simulated riders, and the kitchens that they collect from, are faster than real ones. */
function rideClock(
  { clock, pace }: PlanDeps,
  { is_simulated: isSimulated }: Pick<RideFacts, 'is_simulated'>,
) {
  const now = clock.now().getTime()
  const scale = isSimulated ? pace : 1
  return {
    secondsTo: (at: Date) => ((at.getTime() - now) / 1000) * scale,
    /** Preparation runs at the time scale from the request on. */
    secondsToReady: (row: HandRow) => {
      const preparation = (row.ready_at.getTime() - row.created_at.getTime()) / 1000
      return preparation - ((now - row.created_at.getTime()) / 1000) * scale
    },
    instantIn: (seconds: number) => new Date(now + (seconds / scale) * 1000),
  }
}

type RideOf = Pick<RideFacts, 'is_simulated'>

/** Returns stops of parcels with what was promised about them. */
export function promisedStops(
  deps: PlanDeps,
  rider: RideOf,
  { stops, rows }: { readonly stops: readonly Stop[]; readonly rows: readonly HandRow[] },
): PromisedStop[] {
  const { secondsTo, secondsToReady } = rideClock(deps, rider)
  return stops.flatMap((stop) => {
    const row = rows.find(({ order_id: orderId }) => orderId === stop.orderId)
    if (!row) return []
    const promisedIn = stop.kind === 'dropoff' ? secondsTo(row.promised_upper) : Infinity
    return [{ ...stop, promisedIn, readyIn: stop.kind === 'pickup' ? secondsToReady(row) : 0 }]
  })
}

export const travelBy =
  ({ roads }: Pick<DispatchDeps, 'roads'>, country: HandRow['country']): TravelSeconds =>
  (from, to) =>
    roads(from, to, country).duration

/** Returns the stops of a rider in the stored order, or in another one, with the time of each. */
export function planOf(
  deps: PlanDeps,
  rider: RideFacts,
  rows: readonly HandRow[],
  order: readonly StopKey[] = rider.stops,
): StopPlan {
  const [first] = rows
  if (!first) return { stops: [], arrivals: [] }
  const stops = promisedStops(deps, rider, { stops: nextStops(rows.map(parcelOf), order), rows })
  return { stops, arrivals: arrivalsAlong(stops, pointOf(rider), travelBy(deps, first.country)) }
}

export type ExpectedTimes = Pick<OrderRow, 'eta_pickup' | 'eta_dropoff' | 'stops_before'>

/** The times of an order that no rider brings, or that has ended. */
export const noTimes = { eta_pickup: null, eta_dropoff: null, stops_before: null } as const

/** Returns the expected times of an order by the plan of its rider; a way back ends at the collection point. */
export function timesIn(deps: PlanDeps, rider: RideOf, plan: StopPlan, orderId: string): ExpectedTimes {
  const { instantIn } = rideClock(deps, rider)
  const expected = (...kinds: readonly Stop['kind'][]) => {
    const index = plan.stops.findIndex((stop) => stop.orderId === orderId && kinds.includes(stop.kind))
    const seconds = plan.arrivals[index]
    return seconds === undefined ? null : instantIn(seconds)
  }
  const isShared = plan.stops.some((stop) => stop.orderId !== orderId)
  return {
    eta_pickup: expected('pickup', 'return'),
    eta_dropoff: expected('dropoff'),
    stops_before: isShared ? stopsBefore(plan.stops, orderId) : null,
  }
}

/** Stops as a phone receives them. */
export function wireStops(
  deps: PlanDeps,
  rider: RideOf & Pick<RideFacts, 'latitude' | 'longitude'>,
  { stops, arrivals }: StopPlan,
): WireStop[] {
  const { instantIn } = rideClock(deps, rider)
  return stops.map(({ orderId, kind, at }, index) => ({
    order_id: orderId,
    kind,
    ...at,
    expected_at: pointOf(rider) ? unixSeconds(instantIn(arrivals[index] ?? 0)) : null,
  }))
}
