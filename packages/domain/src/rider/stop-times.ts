import { isSameDoor, type Point } from '../geo/index.ts'
import { dispatchLimits } from '../limits/index.ts'
import type { Stop } from './stops.ts'

/** Seconds by road from one point to another. */
export type TravelSeconds = (from: Point, to: Point) => number

/** A stop with its times, in seconds from now at the speed of the ways by road. */
export interface TimedStop extends Stop {
  /** When the parcel can be collected; 0 or less where it can be already. */
  readonly readyIn: number
}

/**
 * Returns in how many seconds the rider is at each stop, by road along the stops before. A pickup ends when the parcel
 * is ready and handed over; stops at one door take the time of one hand-over. Without a position of the rider the ride
 * begins at the first stop.
 */
export function arrivalsAlong(
  stops: readonly TimedStop[],
  from: Point | null,
  travel: TravelSeconds,
): number[] {
  const arrivals: number[] = []
  let at = from
  /** When the rider can leave the place of the last stop. */
  let leave = 0
  let isFirst = true
  for (const stop of stops) {
    const isHere = !isFirst && at !== null && isSameDoor(at, stop.at)
    const arrival = isHere ? (arrivals.at(-1) ?? 0) : leave + (at ? travel(at, stop.at) : 0)
    const ready = stop.kind === 'pickup' ? Math.max(arrival, stop.readyIn) : arrival
    leave = Math.max(isHere ? leave : 0, ready + dispatchLimits.handoverSeconds)
    arrivals.push(arrival)
    at = stop.at
    isFirst = false
  }
  return arrivals
}
