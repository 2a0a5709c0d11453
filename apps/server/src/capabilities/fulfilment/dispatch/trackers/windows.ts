import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../../platform/clock.ts'

const MINUTE_MS = 60_000
const REMEMBERED = 20_000

/** Returns a counter of what happened under a key within the present minute. */
export function createWindows(clock: Clock): (key: string) => number {
  const windows = new LRUCache<string, { readonly minute: number; count: number }>({ max: REMEMBERED })
  return (key) => {
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS)
    const known = windows.get(key)
    const window = known?.minute === minute ? known : { minute, count: 0 }
    window.count += 1
    windows.set(key, window)
    return window.count
  }
}
