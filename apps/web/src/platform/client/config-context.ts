import { type Currency, isCurrency } from '@beckon/domain/money'
import type { BrowserConfig } from '@beckon/contract'
import { createContext, useContext } from 'react'

export const ConfigContext = createContext<BrowserConfig | null>(null)

/** The deployment that this page belongs to: country, brand, currency, map and so on. */
export function useConfig(): BrowserConfig {
  const config = useContext(ConfigContext)
  if (!config) throw new Error('useConfig needs a ConfigContext')
  return config
}

/** Returns the currency of the deployment, typed as one of the domain. */
export function useCurrency(): Currency {
  const { currency } = useConfig()
  if (!isCurrency(currency)) throw new Error(`${currency} is the currency of no deployment`)
  return currency
}
