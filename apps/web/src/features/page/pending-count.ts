import { useEffect } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** How many things wait for an answer: one number for the tab's title, whichever screen writes that. */
export const attentionStore = {
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

/** While the caller is shown, so many things wait. */
export function usePendingCount(waiting: number): void {
  useEffect(() => attentionStore.set(waiting), [waiting])
  useEffect(() => () => attentionStore.set(0), [])
}
