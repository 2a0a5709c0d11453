import { QueryClient } from '@tanstack/react-query'

/** The client of the calls already retries, so the cache does not; freshness is said by each query. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: 600_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
