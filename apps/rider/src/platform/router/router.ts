import { useSyncExternalStore } from 'react'
import { pathOf, type Route, routeOf } from './route.ts'

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const present = () => location.pathname

/** Returns the page that the address names. */
export const useRoute = (): Route | undefined => routeOf(useSyncExternalStore(subscribe, present))

/** Opens a page of the app. */
export function open(route: Route, { replace = false } = {}): void {
  const path = pathOf(route)
  if (path === location.pathname) return
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  window.scrollTo(0, 0)
  notify()
}
