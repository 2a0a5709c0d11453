import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './answer-to.ts'
import { isRefusedFor } from './problem-of.ts'
import { queryKeys } from './query-keys.ts'

const accessCodes = ['vendor.not-found', 'member.forbidden'] as const

/** The client of the calls already retries, so the cache does not; each query sets its own freshness. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        // The user's access or role has changed meanwhile: the list has the remaining vendors and permissions.
        if (error instanceof CallFailed && accessCodes.some((code) => isRefusedFor(error.reason, code))) {
          void client.invalidateQueries({ queryKey: queryKeys.vendors() })
        }
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, gcTime: 600_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
