import { calls } from '@beckon/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { isAllowed } from '../../platform/session/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { type KnownExceptions, readAll, withChanges } from './known-exceptions.ts'

export const POLL_MS = 5_000

/** The open exceptions of the country, kept up to date by what changed; also while the tab is in the background. */
export function useExceptions<T = KnownExceptions>(select?: (known: KnownExceptions) => T) {
  const { client, country: shown, session: sessions } = useDeps()
  const country = useStore(shown)
  const session = useStore(sessions.state)
  const queries = useQueryClient()
  const queryKey = ['exceptions', country, 'open']
  return useQuery({
    queryKey,
    ...(select ? { select } : {}),
    enabled: session.status === 'in' && isAllowed(session.me, country, 'exceptions.read'),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }): Promise<KnownExceptions> => {
      const known = queries.getQueryData<KnownExceptions>(queryKey)
      const list = (query: { readonly since?: number; readonly after?: string }) =>
        answerTo(client, calls.listExceptions, { query }, { signal })
      const changes = known && (await list({ since: known.now }))
      return known && changes && !changes.has_more ? withChanges(known, changes) : readAll(list)
    },
  })
}
