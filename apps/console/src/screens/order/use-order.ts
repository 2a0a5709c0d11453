import { calls, type DeskOrder } from '@beckon/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** An order that is open on a desk changes while it is looked at. */
const REFETCH_MS = 15_000

function useCountryKey(name: string, id: string) {
  const deps = useDeps()
  return { deps, key: ['order', useStore(deps.country), id, name] as const }
}

export function useOrder(id: string) {
  const { deps, key } = useCountryKey('order', id)
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<DeskOrder> =>
      (await answerTo(deps.client, calls.getDeskOrder, { params: { id } }, { signal })).result,
    refetchInterval: REFETCH_MS,
  })
}

export function useEvents(id: string) {
  const { deps, key } = useCountryKey('events', id)
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listDeskEvents, { params: { id } }, { signal })).result,
    refetchInterval: REFETCH_MS,
  })
}

export function useWay(id: string) {
  const { deps, key } = useCountryKey('way', id)
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.getDeskWay, { params: { id } }, { signal })).result,
    refetchInterval: REFETCH_MS,
  })
}

/** Reads an order again after an act. */
export function useRefreshOrder(id: string): () => void {
  const queries = useQueryClient()
  const deps = useDeps()
  const country = useStore(deps.country)
  return () => void queries.invalidateQueries({ queryKey: ['order', country, id] })
}
