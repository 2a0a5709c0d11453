import { calls } from '@beckon/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import type { AskedNumbers } from './asked-numbers.ts'

const REFRESH_MS = 60_000

/** The numbers of a period; those of a day under way are read again every minute. */
export function useNumbers(query: AskedNumbers) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['numbers', country, query],
    enabled: query.from !== '',
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.readNumbers, { query }, { signal })).result,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.period.is_underway ? REFRESH_MS : false),
  })
}
