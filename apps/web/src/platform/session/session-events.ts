import type { CallError } from '@beckon/contract/client'
import type { GuestSession, PlatformSession } from '../mode/index.ts'
import type { ClassicSession, Session } from './session-store.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type Signed =
  | { readonly ok: true; readonly session: ClassicSession }
  | { readonly ok: false; readonly error: CallError }

export type SessionEvent =
  | ({ readonly type: 'ATTEMPT' } & Credentials)
  | { readonly type: 'LOGOUT' }
  /** A call was refused because of the token. */
  | { readonly type: 'REJECTED' }
  /** The computer slept, so the timers may be late. */
  | { readonly type: 'WAKE' }
  /** Another tab signed in or out, with an account or as a guest. */
  | { readonly type: 'STORED'; readonly mode: 'classic' | 'guest'; readonly session: Session | null }
  /** The page around us gave a token. */
  | { readonly type: 'PLATFORM'; readonly session: PlatformSession }
  | { readonly type: 'GUEST'; readonly session: GuestSession }

export interface SessionContext {
  readonly session: Session | null
  /** Why the last attempt failed. */
  readonly problem: CallError | null
  /** The service refused the platform's token: without another one the session ends. */
  readonly isRejected: boolean
  /** The session began a moment ago, on a page before this one. */
  readonly isFresh: boolean
}

export type SessionInput = Pick<SessionContext, 'session' | 'isFresh'>
