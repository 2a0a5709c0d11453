import { createContext, useContext } from 'react'
import type { HostPage } from './host-page.ts'

export const HostContext = createContext<HostPage | null>(null)

/** The page around ours. */
export function useHostPage(): HostPage {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHostPage needs a HostContext')
  return host
}
