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
 * `travel` in seconds by road; nothing is promised sooner than the minimum.
 */
export function arrivals(ask: {
  now: number
  preparation: number
  travel: number
  minimum: number
}): Arrivals {
  const pickup = ask.now + Math.max(ask.preparation * 60, REACH_SECONDS)
  const soonest = Math.max(pickup + HANDOVER_SECONDS + ask.travel, ask.now + ask.minimum * 60)
  const latest = soonest + Math.max(5 * 60, (soonest - ask.now) * SLACK_SHARE)
  return {
    pickup: { lower: toMinute(pickup), upper: toMinute(pickup + REACH_SECONDS) },
    dropoff: { lower: toMinute(soonest), upper: toMinute(latest) },
  }
}

const toMinute = (seconds: number) => Math.ceil(seconds / 60) * 60
