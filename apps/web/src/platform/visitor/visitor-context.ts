import type { Mode } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { createContext, useContext } from 'react'
import type { GuestSession } from '../mode/index.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * The session as the pages before the login use it, and how they open other pages. The portal provides its own session;
 * the pages for visitors, which load no portal, store one and open the portal with it.
 */
export interface Visitor {
  /** The identity of the session in every mode; null without one. */
  readonly identity: string | null
  /** The mode of the present session; `classic` without one. */
  readonly mode: Mode
  readonly isAttempting: boolean
  /** Why the last attempt failed. */
  readonly problem: CallError | null
  readonly attempt: (credentials: Credentials) => void
  /** Stores the session of a guest and opens the first request. */
  readonly continueAsGuest: (guest: GuestSession) => void
  /** The path of the page. */
  readonly path: string
  /** Opens a path without loading a page; false where only the browser can. */
  readonly open: (path: string) => boolean
}

export const VisitorContext = createContext<Visitor | null>(null)

export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext)
  if (!visitor) throw new Error('useVisitor needs a VisitorContext')
  return visitor
}
