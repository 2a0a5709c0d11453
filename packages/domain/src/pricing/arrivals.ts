/** Seconds since 1970, the earliest and the latest moment expected. */
interface Range {
  readonly lower: number
  readonly upper: number
}

export interface Arrivals {
  readonly pickup: Range
  readonly dropoff: Range
}

/** A rider is looked for and comes within this; the rest of the range is what traffic and doors take. */
const REACH_SECONDS = 5 * 60
const SLACK_SHARE = 0.3
const HANDOVER_SECONDS = 3 * 60

/**
 * When an item asked for `now` would be collected and delivered. `preparation` and `minimum` in minutes,
 * `travel` in seconds by road; nothing is promised sooner than the minimum. What is asked for `later` is ready at
 * that moment, and so is its rider.
 */
export function arrivals(ask: {
  now: number
  preparation: number
  travel: number
  minimum: number
  later?: number | null
}): Arrivals {
  const begin = ask.later ?? ask.now
  const pickup = ask.later ?? ask.now + Math.max(ask.preparation * 60, REACH_SECONDS)
  const soonest = Math.max(pickup + HANDOVER_SECONDS + ask.travel, begin + ask.minimum * 60)
  const latest = soonest + Math.max(5 * 60, (soonest - begin) * SLACK_SHARE)
  return {
    pickup: { lower: toMinute(pickup), upper: toMinute(pickup + REACH_SECONDS) },
    dropoff: { lower: toMinute(soonest), upper: toMinute(latest) },
  }
}

const toMinute = (seconds: number) => Math.ceil(seconds / 60) * 60
