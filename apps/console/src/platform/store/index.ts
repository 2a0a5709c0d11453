import type { Store } from '@beckon/ui/store'
import { useSyncExternalStore } from 'react'

export { createStore, type Store } from '@beckon/ui/store'

/** Returns the value of a store, now and after each change. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get)
