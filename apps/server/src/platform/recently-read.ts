import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/** How old a value read from the database may be in a process that did not change it itself. */
export const RECENT_MS = 900
const MOST = 10_000

/** Values by key, read again when they are older than a limit. */
export interface RecentlyRead<K, V> {
  of(key: K): Promise<V>
  /** After a change: the next call reads the value again. */
  drop(key: K): void
  /** After changes that were missed: each next call reads its value again. */
  dropAll(): void
}

/**
 * Keeps what calls read from the database over and over, such as a country's settings, for `recentMs`. Calls at the
 * same time share one read, and a failed read is not kept. With an age of 0 every call reads.
 */
export function recentlyRead<K extends string, V extends object>(
  { clock, recentMs }: { readonly clock: Clock; readonly recentMs: number },
  read: (key: K) => Promise<V>,
): RecentlyRead<K, V> {
  if (recentMs === 0) return { of: read, drop: () => undefined, dropAll: () => undefined }
  const kept = new LRUCache<K, { readonly value: Promise<V> }>({
    max: MOST,
    ttl: recentMs,
    // Otherwise a timer keeps the time for a millisecond.
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  return {
    of(key) {
      const known = kept.get(key)
      if (known) return known.value
      const entry = { value: read(key) }
      kept.set(key, entry)
      entry.value.catch(() => {
        if (kept.peek(key) === entry) kept.delete(key)
      })
      return entry.value
    },
    drop: (key) => void kept.delete(key),
    dropAll: () => kept.clear(),
  }
}
