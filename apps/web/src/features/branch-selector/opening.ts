import type { WireVendor } from '@beckon/contract'

/** Seconds until a late opening is looked for again. */
const AGAIN_S = 3
const LONGEST_S = 300

/** Returns the milliseconds until the vendors should be fetched again because a new one opens; false without one. */
export function openingDelay(vendors: readonly WireVendor[], now: number): number | false {
  const openings = vendors.flatMap(({ opens_at: at }) => (at === null ? [] : [at]))
  if (openings.length === 0) return false
  return Math.min(LONGEST_S, Math.max(AGAIN_S, Math.min(...openings) - now)) * 1000
}
