import type { CallError } from '@beckon/contract/client'
import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { SessionActor } from './create-session.ts'
import type { Credentials } from './session.machine.ts'

export const SessionContext = createContext<SessionActor | null>(null)

export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext)
  if (!actor) throw new Error('the session is given by the providers of the app')
  return actor
}

export interface SessionView {
  /** Null when nobody is signed in. */
  readonly user: { readonly id: string; readonly email: string } | null
  readonly isAttempting: boolean
  /** Why the last attempt failed. */
  readonly problem: CallError | null
  readonly attempt: (credentials: Credentials) => void
  readonly logout: () => void
}

/** Who is signed in, and how to sign in and out. */
export function useSession(): SessionView {
  const actor = useSessionActor()
  const user = useSelector(actor, ({ context }) => context.session?.user ?? null)
  const isAttempting = useSelector(actor, (state) => state.matches('attempting'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  return {
    user,
    isAttempting,
    problem,
    attempt: (credentials) => actor.send({ type: 'ATTEMPT', ...credentials }),
    logout: () => actor.send({ type: 'LOGOUT' }),
  }
}
