import type { Client } from '@beckon/contract/client'
import { createContext, useContext } from 'react'

export const ClientContext = createContext<Client | null>(null)

/** The typed client of the signed-in user. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useClient needs a ClientContext')
  return client
}
