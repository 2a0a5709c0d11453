import type { BrowserConfig } from '@beckon/contract'
import { createContext, useContext } from 'react'

export const ConfigContext = createContext<BrowserConfig | null>(null)

/** The deployment that this page belongs to: country, brand, currency, map and so on. */
export function useConfig(): BrowserConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('the configuration is given by the providers of the app')
  return config
}
