import { calls } from '@beckon/contract'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The operators of the country and those invited, by name. */
export function useOperators() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['operators', country],
    queryFn: async ({ signal }) => (await answerTo(deps.client, calls.listOperators, {}, { signal })).result,
  })
}

/** The open sessions of an operator. */
export function useSessions(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['operators', country, id, 'sessions'],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listOperatorSessions, { params: { id } }, { signal })).result,
  })
}

/** Reads the operators and their sessions again, after a change. */
export function useRefreshOperators(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['operators'] })
}

/** Attempts of one page. */
const AT_ONCE = 100

/** Refused attempts to log in, register or recover, newest first. */
export function useAttempts() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useInfiniteQuery({
    queryKey: ['refused-attempts', country],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const query = { count: AT_ONCE, ...(pageParam === undefined ? {} : { before: pageParam }) }
      return (await answerTo(deps.client, calls.listRefusedAttempts, { query }, { signal })).result
    },
    getNextPageParam: (page) => (page.length === AT_ONCE ? page.at(-1)?.refused_id : undefined),
    select: ({ pages }) => pages.flat(),
  })
}
