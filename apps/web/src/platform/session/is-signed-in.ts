import { waitFor } from 'xstate'
import { nowSeconds } from '../clock/index.ts'
import type { SessionActor } from './create-session.ts'

/** A session is valid while there is a user and its token has not ended; a refresh under way is waited for. */
export async function isSignedIn(actor: SessionActor): Promise<boolean> {
  const { context } = actor.getSnapshot()
  if (!context.session) return false
  if (context.session.expires > nowSeconds()) return true
  const settled = await settle(actor)
  return settled.context.session !== null && settled.context.session.expires > nowSeconds()
}

/** The session once it is not being refreshed. Being offline ends the wait too. */
export const settle = (actor: SessionActor) =>
  waitFor(actor, (state) => !state.matches({ signedIn: 'refreshing' }))
