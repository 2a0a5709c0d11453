import { createContext, useContext } from 'react'
import type { HostPage } from './host-page.ts'

export const HostContext = createContext<HostPage | null>(null)

/** The page around ours. */
export function useHostPage(): HostPage {
  const host = useContext(HostContext)
  if (!host) throw new Error('the page around ours is given by the providers of the app')
  return host
}
