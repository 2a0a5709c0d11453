import type { BrowserConfig } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { CountryCode } from '@beckon/domain/country'
import { createContext, useContext } from 'react'
import type { MailLink, Session } from '../session/index.ts'
import type { Store } from '../store/index.ts'

/** The services of the console, made once at the start. */
export interface ConsoleDeps {
  readonly config: BrowserConfig
  readonly session: Session
  readonly client: Client
  /** The link of an email that was opened; used once. */
  readonly link: Store<MailLink | undefined>
  /** The country that is shown. */
  readonly country: Store<CountryCode>
}

export const DepsContext = createContext<ConsoleDeps | null>(null)

export function useDeps(): ConsoleDeps {
  const deps = useContext(DepsContext)
  if (!deps) throw new Error('the services are given by the app')
  return deps
}
