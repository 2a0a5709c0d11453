import type { Mode } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { GuestSession, ViewSession } from '../mode/index.ts'
import type { SessionActor } from './create-session.ts'
import type { Credentials } from './session-events.ts'
import { identityOf, modeOfSession } from './session-store.ts'

export const SessionContext = createContext<SessionActor | null>(null)

export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext)
  if (!actor) throw new Error('useSessionActor needs a SessionContext')
  return actor
}

export interface SessionView {
  /** The account; null without a session, for a guest, and inside a platform's page. */
  readonly user: { readonly id: string; readonly email: string } | null
  /** The mode of the present session; `classic` without one. */
  readonly mode: Mode
  /** The identity of the session in every mode; null without one. Stored data of a user has it in its key. */
  readonly identity: string | null
  /** The vendor that a platform or being a guest gives; null for an account, which chooses. */
  readonly grantedVendor: string | null
  /** The view of an operator; null in every other session. */
  readonly view: ViewSession | null
  readonly isAttempting: boolean
  /** Why the last attempt failed. */
  readonly problem: CallError | null
  readonly attempt: (credentials: Credentials) => void
  readonly continueAsGuest: (guest: GuestSession) => void
  readonly logout: () => void
}

/** The present session, its mode, and how to log in and out. */
export function useSession(): SessionView {
  const actor = useSessionActor()
  const user = useSelector(actor, ({ context: { session } }) =>
    session?.mode === 'classic' ? session.user : null,
  )
  const mode = useSelector(actor, ({ context }) => modeOfSession(context.session))
  const identity = useSelector(actor, ({ context }) => identityOf(context.session) ?? null)
  const grantedVendor = useSelector(actor, ({ context: { session } }) =>
    session && session.mode !== 'classic' ? session.vendorId : null,
  )
  const view = useSelector(actor, ({ context: { session } }) => (session?.mode === 'view' ? session : null))
  const isAttempting = useSelector(actor, (state) => state.matches('attempting'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  return {
    user,
    mode,
    identity,
    grantedVendor,
    view,
    isAttempting,
    problem,
    attempt: (credentials) => actor.send({ type: 'ATTEMPT', ...credentials }),
    continueAsGuest: (session) => actor.send({ type: 'GUEST', session }),
    logout: () => actor.send({ type: 'LOGOUT' }),
  }
}
