import type { Mode } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { serverSeconds } from '../platform/clock/index.ts'
import { chooseMode, type GuestSession, type ModeStores } from '../platform/mode/index.ts'
import {
  type WelcomeSignIn,
  authorizationOf,
  moveGuest,
  type SessionStore,
  signIn,
} from '../platform/session/index.ts'
import type { Stored } from '../platform/storage/index.ts'
import type { Credentials } from '../platform/visitor/index.ts'

export interface StoredSession {
  /** Null without a session. */
  readonly mode: Mode | null
  /** The vendor that a platform or being a guest gives. */
  readonly vendorId: string | null
}

export interface VisitorState extends StoredSession {
  readonly isAttempting: boolean
  readonly problem: CallError | null
}

interface Stores {
  readonly store: SessionStore
  readonly modes: ModeStores
}

export interface VisitorDeps extends Stores {
  readonly clientWith: (authorization: string | undefined) => Client
  readonly arrival: Stored<WelcomeSignIn>
  /** Removes the data of a guest who has signed in. */
  readonly purge: () => void
  readonly notify: (notice: 'guest.ended' | 'session.disconnected') => void
}

export interface VisitorSession {
  readonly state: () => VisitorState
  readonly subscribe: (listener: () => void) => () => void
  /** Stores the session where the service accepts the credentials. */
  readonly attempt: (credentials: Credentials) => Promise<void>
  readonly continueAsGuest: (guest: GuestSession) => void
  /** Ends the session of a guest whose time is over. */
  readonly checkGuest: () => void
}

/**
 * The session before the portal is loaded: finds a stored one, signs in, follows other tabs. Refreshing and ending are
 * the portal's, which is opened as soon as there is a session.
 */
export function createVisitorSession(deps: VisitorDeps): VisitorSession {
  const { store, modes, notify } = deps
  const listeners = new Set<() => void>()
  let state: VisitorState = { ...storedSession(deps), isAttempting: false, problem: null }
  const change = (next: Partial<VisitorState>) => {
    state = { ...state, ...next }
    for (const notify of listeners) notify()
  }
  store.onChange((kept) => kept && change({ mode: 'classic', vendorId: null }))
  modes.guest.onChange(() => {
    const { mode, vendorId } = storedSession(deps)
    if (mode === null && state.mode === 'guest') notify('session.disconnected')
    change({ mode, vendorId })
  })
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async attempt(credentials) {
      if (state.isAttempting) return
      change({ isAttempting: true, problem: null })
      const problem = await signInWith(deps, credentials, state.mode === 'guest')
      if (problem) change({ isAttempting: false, problem })
      else change({ mode: 'classic', vendorId: null })
    },
    continueAsGuest({ vendorId, token }) {
      modes.guest.write({ vendor_id: vendorId, token })
      change({ mode: 'guest', vendorId })
    },
    checkGuest() {
      if (state.mode !== 'guest' || storedSession(deps).mode !== null) return
      notify('guest.ended')
      change({ mode: null, vendorId: null })
    },
  }
}

/** The stored session; an invalid value is cleared, so that it is not read again. */
export function storedSession({ store, modes }: Stores): StoredSession {
  const { platformToken, guest } = modes
  const chosen = chooseMode({ platformToken: platformToken.read(), guest: guest.read() }, serverSeconds())
  if (chosen.mode !== 'classic') return { mode: chosen.mode, vendorId: chosen.session.vendorId }
  if (chosen.failed === 'godroid') platformToken.clear()
  if (chosen.failed === 'guest') guest.clear()
  return { mode: store.read() ? 'classic' : null, vendorId: null }
}

/** Returns why the sign-in failed; null after a success. */
async function signInWith(
  deps: VisitorDeps,
  credentials: Credentials,
  wasGuest: boolean,
): Promise<CallError | null> {
  const { clientWith, store, modes, arrival, purge } = deps
  const signed = await signIn(clientWith(undefined), credentials)
  if (!signed.ok) return signed.error
  const orders = modes.guestOrders.read() ?? []
  const moved = await moveGuest(clientWith(authorizationOf(signed.session)), modes.guest.read(), orders)
  store.write(signed.session)
  modes.guest.clear()
  modes.guestOrders.clear()
  if (wasGuest) purge()
  arrival.write({ notice: moved ?? null })
  return null
}
