import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'

interface Limits {
  readonly most: number
  readonly ageMs: number
}

/** Answers of an outside service, for `ageMs`; of more than `most` the least recently used goes. */
export const createTtlCache = <T extends object>(
  clock: Clock,
  { most, ageMs }: Limits,
): LRUCache<string, T> =>
  new LRUCache({
    max: most,
    ttl: ageMs,
    // Otherwise a timer keeps the time for a millisecond.
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
