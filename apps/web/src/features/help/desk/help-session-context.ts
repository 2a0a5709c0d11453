import type { Client } from '@beckon/contract/client'
import { createContext, useContext } from 'react'

export interface HelpSession {
  /** Makes the calls of this page. */
  readonly client: Client
  readonly vendorId: string
  readonly vendorName: string
  /** The order that was looked at when the page was opened. */
  readonly orderId: string | null
}

export const HelpSessionContext = createContext<HelpSession | null>(null)

/** The user and the vendor of the help page. */
export function useHelpSession(): HelpSession {
  const session = useContext(HelpSessionContext)
  if (!session) throw new Error('useHelpSession needs a HelpSessionContext')
  return session
}
