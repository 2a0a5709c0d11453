/** Parts of the stored data whose change all open pages and the service worker are notified of. */
export type Change = 'session' | 'acts' | 'photos' | 'work' | 'positions' | 'stops' | 'documents'

export interface Changes {
  publish(change: Change): void
  /** Calls back for changes of this page and of others; the returned function ends it. */
  on(change: Change, listener: () => void): () => void
}

/** Notifies every page of the app on this phone, this one included, of what changed in the database. */
export function createChanges(name = 'beckon-rider'): Changes {
  const channel = new BroadcastChannel(name)
  const listeners = new Map<Change, Set<() => void>>()
  const notify = (change: Change) => {
    for (const listener of listeners.get(change) ?? []) listener()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => notify(data))
  return {
    publish(change) {
      channel.postMessage(change)
      notify(change)
    },
    on(change, listener) {
      const set = listeners.get(change) ?? new Set()
      listeners.set(change, set.add(listener))
      return () => set.delete(listener)
    },
  }
}
