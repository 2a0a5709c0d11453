import { flagNames } from '@beckon/domain/flag'
import { builtInState, type FlagsState } from './page-flags.ts'

/** The present flags of the page, and their listeners. */
export interface FlagsStore {
  read(): FlagsState
  write(next: FlagsState): void
  subscribe(listener: () => void): () => void
}

/** `onError` is called once when no source can be read any more, and again after a recovery. */
export function createFlagsStore(onError?: () => void): FlagsStore {
  let state: FlagsState = builtInState
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    write(next) {
      if (isSame(next, state)) return
      const isNewError = next.error !== null && state.error === null
      state = next
      for (const notify of listeners) notify()
      if (isNewError) onError?.()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isSame = (a: FlagsState, b: FlagsState): boolean =>
  a.error === b.error && flagNames.every((name) => a.values[name] === b.values[name])
