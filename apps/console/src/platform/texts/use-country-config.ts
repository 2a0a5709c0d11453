import type { BrowserConfig } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../deps/index.ts'
import { useStore } from '../store/index.ts'
import { loadConfig } from './load-texts.ts'

/** Returns the settings of the country that is shown; undefined until they are loaded. */
export function useCountryConfig(): BrowserConfig | undefined {
  const { config, country: chosen } = useDeps()
  const country = useStore(chosen)
  const isHost = config.country === country
  const { data } = useQuery({
    queryKey: ['config', country],
    queryFn: async () => (await loadConfig(country)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isHost,
  })
  return isHost ? config : (data ?? undefined)
}
