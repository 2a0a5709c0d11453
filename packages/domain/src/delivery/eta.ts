import { dispatchLimits } from '../limits/index.ts'

/** Seconds since 1970, the earliest and the latest moment expected. */
interface Range {
  readonly lower: number
  readonly upper: number
}

export interface Arrivals {
  readonly pickup: Range
  readonly dropoff: Range
}

/** A rider is found and arrives within this; the rest of the range covers traffic and doors. */
const RIDER_ARRIVAL_SECONDS = 5 * 60
const SLACK_SHARE = 0.3
const HANDOVER_SECONDS = dispatchLimits.handoverSeconds

/**
 * Returns when an order placed `now` is promised to be collected and delivered. `preparation` and `minimum` in minutes,
 * `travel` in seconds by road; nothing is promised sooner than the minimum. For a pre-order the parcel is ready and the rider
 * present at `preorderedFor`. `slower` minutes of a measure of the zone make the rider come and deliver later; at
 * `preorderedFor` the rider is present all the same.
 */
export function arrivals(ask: {
  now: number
  preparation: number
  travel: number
  minimum: number
  preorderedFor?: number | null
  slower?: number
}): Arrivals {
  const begin = ask.preorderedFor ?? ask.now
  const later = (ask.slower ?? 0) * 60
  const pickup = ask.preorderedFor ?? ask.now + Math.max(ask.preparation * 60, RIDER_ARRIVAL_SECONDS)
  const soonest = Math.max(pickup + HANDOVER_SECONDS + ask.travel, begin + ask.minimum * 60)
  const latest = soonest + Math.max(5 * 60, (soonest - begin) * SLACK_SHARE)
  return {
    pickup: moved({ lower: pickup, upper: pickup + RIDER_ARRIVAL_SECONDS }, ask.preorderedFor ? 0 : later),
    dropoff: moved({ lower: soonest, upper: latest }, later),
  }
}

const moved = ({ lower, upper }: Range, seconds: number): Range => ({
  lower: toMinute(lower + seconds),
  upper: toMinute(upper + seconds),
})

const toMinute = (seconds: number) => Math.ceil(seconds / 60) * 60

/**
 * Returns the seconds until a rider is expected at the collection point and at the customer's door. `toCollect` and `toDoor`
 * are seconds by road; a simulated rider does everything `timeScale` times as fast.
 */
export function expectedSeconds(ride: {
  readonly toCollect: number
  readonly toDoor: number
  readonly timeScale: number
}): { readonly pickup: number; readonly dropoff: number } {
  const pickup = ride.toCollect / ride.timeScale
  return { pickup, dropoff: pickup + (HANDOVER_SECONDS + ride.toDoor) / ride.timeScale }
}
