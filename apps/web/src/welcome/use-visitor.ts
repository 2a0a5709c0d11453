import { useEffect, useSyncExternalStore } from 'react'
import { redirectFor } from '../app/routes/guard.ts'
import { wantedPath } from '../features/maintenance/index.ts'
import { every } from '../platform/clock/index.ts'
import type { Visitor } from '../platform/visitor/index.ts'
import { usePath, type WelcomePath } from './use-path.ts'
import type { StoredSession, VisitorSession } from './visitor-session.ts'

const GUEST_CHECK_MS = 5000

/** The visitor of the page, who is led to the portal once there is a session. */
export function useWelcomeVisitor(session: VisitorSession): Visitor & { readonly path: WelcomePath } {
  const { mode, vendorId, isAttempting, problem } = useSyncExternalStore(session.subscribe, session.state)
  const { path, open } = usePath()
  const to = portalPath(path, { mode, vendorId })
  useEffect(() => {
    if (to !== undefined) enterPortal(to)
  }, [to])
  useEffect(() => every(GUEST_CHECK_MS, session.checkGuest), [session])
  return {
    identity: mode === 'guest' ? `guest:${vendorId}` : null,
    mode: mode ?? 'classic',
    isAttempting,
    problem,
    attempt: (credentials) => void session.attempt(credentials),
    continueAsGuest: session.continueAsGuest,
    path,
    open,
  }
}

/** Where in the portal a stored session belongs; undefined for a visitor who may be here. */
export function portalPath(path: WelcomePath, { mode, vendorId }: StoredSession): string | undefined {
  const visitor = { isSignedIn: mode !== null, isGuest: mode === 'guest', maintenance: null }
  if (redirectFor(path === '/' ? 'public-only' : 'without-account', visitor) === null) return undefined
  return mode === 'guest' ? `/request-a-rider/${vendorId}` : '/request-a-rider'
}

/** Opens the portal in place of this page. */
export function enterPortal(path: string): void {
  const wanted = wantedPath().read()
  wantedPath().clear()
  // A guest has no orders but those of this browser.
  location.replace(path === '/request-a-rider' ? (wanted ?? path) : path)
}
