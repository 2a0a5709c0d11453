import { useSyncExternalStore } from 'react'

export const isVisible = (): boolean => document.visibilityState === 'visible'

/** Calls back when the page comes into sight or leaves it; the returned function ends it. */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns whether the page is in sight. */
export const useVisible = (): boolean => useSyncExternalStore(onVisibility, isVisible)
