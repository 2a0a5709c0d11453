import { accountCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { createActor, fromPromise } from 'xstate'
import { serverSeconds } from '../clock/index.ts'
import {
  type ChosenMode,
  chooseMode,
  guestSession,
  type HostPage,
  type ModeStores,
  platformSession,
  type ViewSession,
} from '../mode/index.ts'
import { clearView } from '../storage/index.ts'
import { endView } from '../view/index.ts'
import { extend, signIn } from './classic-tokens.ts'
import { moveGuest } from './move-guest.ts'
import { clockOf, refreshDelay } from './refresh-delay.ts'
import type { Credentials, Signed } from './session-events.ts'
import { sessionMachine } from './session.machine.ts'
import { authorizationOf, type ClassicSession, type Session, type SessionStore } from './session-store.ts'

export type SessionNotice =
  | 'session.disconnected'
  | 'session.expired'
  | 'guest.ended'
  | 'guest.moved'
  | 'guest.error.gone'
  | 'track.view-over'

export interface SessionDeps {
  /** A client that sends this authorization and no other: signing in has none yet. */
  readonly clientWith: (authorization: string | undefined) => Client
  readonly store: SessionStore
  readonly modes: ModeStores
  readonly host: HostPage
  readonly notify: (notice: SessionNotice) => void
  /** The stored session began a moment ago: its tokens are not refreshed first. */
  readonly isFresh?: boolean
  /** The view in this tab; null where it has ended already. Absent in every other tab. */
  readonly view?: ViewSession | null | undefined
}

/** The session of this page, running, and how it was chosen. */
export function createSession(deps: SessionDeps) {
  const { store, modes, host } = deps
  const chosen = chooseKept(modes)
  const kept = chosen.mode === 'classic' ? (store.read() ?? null) : chosen.session
  const session = deps.view === undefined ? kept : deps.view
  const actor = createActor(provide(deps), { input: { session, isFresh: deps.isFresh ?? false } })
  store.onChange((kept) => actor.send({ type: 'STORED', mode: 'classic', session: kept ?? null }))
  modes.guest.onChange((kept) => {
    const guest = kept && guestSession(kept, serverSeconds())
    actor.send({ type: 'STORED', mode: 'guest', session: guest ?? null })
  })
  host.onToken((token) => {
    const given = platformSession(token)
    // A requested token is handled by its caller.
    if (given && !actor.getSnapshot().matches({ embedded: 'requestingToken' })) {
      actor.send({ type: 'PLATFORM', session: given })
    }
  })
  actor.start()
  return { actor, chosen }
}

export type SessionActor = ReturnType<typeof createSession>['actor']

/** Invalid stored values are cleared, so that they are not read again. */
function chooseKept({ platformToken, guest }: ModeStores): ChosenMode {
  const chosen = chooseMode({ platformToken: platformToken.read(), guest: guest.read() }, serverSeconds())
  if (chosen.mode === 'classic' && chosen.failed === 'godroid') platformToken.clear()
  if (chosen.mode === 'classic' && chosen.failed === 'guest') guest.clear()
  return chosen
}

function provide({ clientWith, store, modes, host, notify }: SessionDeps) {
  const client = clientWith(undefined)
  const storeActions = storeActionsOf(store, modes)
  return sessionMachine.provide({
    actors: {
      signIn: fromPromise<Signed, Credentials>(async ({ input }) => {
        const signed = await signIn(client, input)
        if (!signed.ok) return signed
        const known = clientWith(authorizationOf(signed.session))
        const moved = await moveGuest(known, modes.guest.read(), modes.guestOrders.read() ?? [])
        if (moved) notify(moved)
        return signed
      }),
      extend: fromPromise<Signed, ClassicSession>(({ input }) => extend(client, store, input)),
      askHost: fromPromise(async () => {
        const token = await host.ask({ type: 'beckon:token-needed' })
        return token === undefined ? undefined : platformSession(token)
      }),
    },
    actions: {
      ...storeActions,
      endOnServer: (_, session) => void endOnServer(clientWith, session),
      notifyDisconnected: () => notify('session.disconnected'),
      notifyExpired: () => notify('session.expired'),
      notifyGuestEnded: () => notify('guest.ended'),
      notifyViewEnded: () => notify('track.view-over'),
    },
    guards: { isOver: (_, session) => isOver(session, modes) },
    delays: { untilRefresh: ({ context }) => refreshDelay(context.session) },
  })
}

/** Returns the stored values of each mode. */
function storeActionsOf(store: SessionStore, { platformToken, guest, guestOrders }: ModeStores) {
  return {
    storeSession: (_: unknown, session: Session | null) => {
      if (session?.mode === 'classic') store.write(session)
      if (session?.mode === 'godroid') platformToken.write(session.token)
      if (session?.mode === 'guest') guest.write({ vendor_id: session.vendorId, token: session.token })
    },
    clearStoredSession: (_: unknown, session: Session | null) => {
      if (session?.mode === 'classic') store.clear()
      if (session?.mode === 'godroid') platformToken.clear()
      if (session?.mode === 'guest') guest.clear()
      if (session?.mode === 'view') clearView()
    },
    /** A guest session ends when an account is used. */
    clearStoredGuest: () => {
      guest.clear()
      guestOrders.clear()
    },
  }
}

/** A guest session is checked by its stored value, which the user may have changed. */
function isOver(session: Session | null, { guest }: ModeStores): boolean {
  if (session?.mode !== 'guest') return !session || session.expires <= clockOf(session)
  const kept = guest.read() ?? { vendor_id: session.vendorId, token: session.token }
  return guestSession(kept, serverSeconds()) === undefined
}

/** Logging out does not wait for the service; if the call is lost the token expires by itself. */
async function endOnServer(clientWith: SessionDeps['clientWith'], session: Session | null): Promise<void> {
  if (session === null) return
  if (session.mode === 'view') return endView(session.token)
  await clientWith(authorizationOf(session)).call(accountCalls.logout, {})
}
