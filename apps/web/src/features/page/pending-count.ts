import { useEffect } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Number of things that wait for the user, shown in the title of the tab by every screen. */
export const pendingCount = {
  count: () => count,
  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
  set(next: number): void {
    if (next === count) return
    count = next
    for (const changed of listeners) changed()
  },
}

/** Sets the number of things that wait for the user, while the caller is mounted. */
export function usePendingCount(waiting: number): void {
  useEffect(() => pendingCount.set(waiting), [waiting])
  useEffect(() => () => pendingCount.set(0), [])
}
