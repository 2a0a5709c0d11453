import type { Mode } from '@beckon/contract'
import { waitFor } from 'xstate'
import { nowSeconds } from '../clock/index.ts'
import type { SessionActor } from './create-session.ts'
import { modeOfSession, type Session } from './session-store.ts'

/**
 * A session with an account is valid while there is a user and its token has not expired; one of a platform or a
 * guest always. A running refresh is awaited. An expiry may result from a changed clock of this machine: only the
 * service can decide, so it is asked.
 */
export async function isSignedIn(actor: SessionActor): Promise<boolean> {
  if (isValid(sessionOf(actor))) return true
  if (!sessionOf(actor)) return false
  actor.send({ type: 'REJECTED' })
  const settled = await settle(actor)
  return isValid(settled.context.session)
}

/** The mode of the present session; `classic` without one. */
export const modeOf = (actor: SessionActor): Mode => modeOfSession(sessionOf(actor))

const sessionOf = (actor: SessionActor): Session | null => actor.getSnapshot().context.session

const isValid = (session: Session | null): boolean =>
  session !== null && (session.mode !== 'classic' || session.expires > nowSeconds())

/** The session once it is not being refreshed. Being offline ends the wait too. */
export const settle = (actor: SessionActor) =>
  waitFor(
    actor,
    (state) => !state.matches({ signedIn: 'refreshing' }) && !state.matches({ embedded: 'requestingToken' }),
  )
