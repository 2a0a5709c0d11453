import type { Step } from './period.ts'

/** Time that a rider has for one order where none of the period has ended, in seconds. */
const USUAL_RIDE_SECONDS = 1800

/**
 * Returns the hours of riders that orders need: their number times the mean time from an acceptance to the end of the
 * order in the period. Null means that no order has ended.
 */
export const neededHours = (orders: number, meanRideSeconds: number | null): number =>
  rounded((orders * (meanRideSeconds ?? USUAL_RIDE_SECONDS)) / 3600)

/** A time of work, planned or done, in seconds since 1970. */
interface WorkTime {
  readonly from: number
  readonly to: number
}

/** Returns the hours of riders in each step; a rider who is there for half of an hour counts as 0.5. */
export function riderHours(times: readonly WorkTime[], steps: readonly Step[]): number[] {
  const seconds = steps.map(() => 0)
  for (const { from, to } of times) {
    for (let at = firstEndingAfter(steps, from); at < steps.length; at += 1) {
      const step = steps[at]
      if (!step || step.from >= to) break
      seconds[at] = (seconds[at] ?? 0) + Math.min(to, step.until) - Math.max(from, step.from)
    }
  }
  return seconds.map((sum) => rounded(sum / 3600))
}

/** The index of the first step that ends after a time. */
function firstEndingAfter(steps: readonly Step[], time: number): number {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle]?.until ?? 0) > time) high = middle
    else low = middle + 1
  }
  return low
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100
