/** Returns the median of durations, of an even number the lower one of the middle; null without any. */
export function medianSeconds(durations: readonly number[]): number | null {
  const sorted = durations.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null
}
