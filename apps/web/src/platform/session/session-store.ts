import type { Mode } from '@beckon/contract'
import { z } from 'zod'
import type { GuestSession, PlatformSession, ViewSession } from '../mode/index.ts'
import { type Stored, stored } from '../storage/index.ts'
import { viewAuthorization } from '../view/index.ts'

export const classicSession = z.object({
  mode: z.literal('classic').default('classic'),
  user: z.object({ id: z.string(), email: z.string() }),
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** Seconds since 1970 by the clock of this browser, which may be wrong. */
  expires: z.number(),
})

/** A session with an account, and its tokens. */
export type ClassicSession = z.infer<typeof classicSession>

export type Session = ClassicSession | PlatformSession | GuestSession | ViewSession

export type SessionStore = Stored<ClassicSession>

/** Shared by the tabs of this browser. */
export const sessionStore = (): SessionStore => stored('session', classicSession)

/** Returns the value of the `authorization` header, also used as the socket's parameter. */
export function authorizationOf(session: Session): string {
  switch (session.mode) {
    case 'godroid':
      return `Platform ${session.token}`
    case 'classic':
      return `Bearer ${session.accessToken}|${session.idToken}`
    case 'guest':
      return `Bearer ${session.token}`
    case 'view':
      return viewAuthorization(session.token)
  }
}

/** How the portal is used; a view shows it as a user with an account sees it. */
export const modeOfSession = (session: Session | null): Mode =>
  session === null || session.mode === 'view' ? 'classic' : session.mode

/** Whose session it is: two of the same identity are the same person's. */
export function identityOf(session: Session | null): string | undefined {
  if (session === null) return undefined
  if (session.mode === 'classic') return session.user.id
  if (session.mode === 'godroid') return session.identity
  return `${session.mode}:${session.vendorId}`
}

/**
 * Returns what to clear between two users: nothing for the same one, only what this page has fetched, or everything
 * stored. A platform's page does not touch what an account stored in this browser.
 */
export function forgottenBetween(
  before: Session | null,
  after: Session | null,
): 'nothing' | 'fetched' | 'all' {
  if (before === null || identityOf(before) === identityOf(after)) return 'nothing'
  const isOfTab = before.mode === 'godroid' || before.mode === 'view' || after?.mode === 'godroid'
  return isOfTab ? 'fetched' : 'all'
}
