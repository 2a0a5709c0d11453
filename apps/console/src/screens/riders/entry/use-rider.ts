import { calls } from '@beckon/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

/** Duty changes while the page is open. */
const REFRESH_MS = 30_000

/** A rider of the country. */
export function useRider(id: string) {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  return useQuery({
    queryKey: ['rider', country, id, 'account'],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, calls.readRider, { params: { id } }, { signal })).result,
  })
}

/** Reads everything about a rider again, and the lists. */
export function useRefreshRider(id: string): () => void {
  const { country: chosen } = useDeps()
  const country = useStore(chosen)
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: ['rider', country, id] })
    void queries.invalidateQueries({ queryKey: ['riders'] })
    void queries.invalidateQueries({ queryKey: ['rider-cash'] })
  }
}
