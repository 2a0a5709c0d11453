import type { BrowserConfig } from '@beckon/contract'
import { useCountryConfig } from '../../platform/texts/index.ts'

/** Returns where the map of the country that is shown begins, and its tiles; undefined until they are loaded. */
export const useCountryMap = (): BrowserConfig['map'] | undefined => useCountryConfig()?.map
