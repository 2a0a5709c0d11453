import { calls, type Shop } from '@beckon/contract'
import type { CallResult } from '@beckon/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

const keyOf = (country: string, id: string) => ['shop', country, id]

/** The shop of the page. */
export const useShop = (id: string) => useQuery(useShopQuery(id))

/** A list of the shop of the page. */
export const useShopList = <T>(id: string, select: (shop: Shop) => readonly T[]) =>
  useQuery({ ...useShopQuery(id), select })

function useShopQuery(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return {
    queryKey: keyOf(country, id),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await answerTo(deps.client, calls.getShop, { params: { id } }, { signal })).result,
  }
}

/** Shows the shop as a change answered it. */
export function useChanged(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  return <R extends CallResult<{ result: Shop }>>(result: R): R => {
    if (result.ok) {
      queries.setQueryData(keyOf(country, id), result.answer.result)
      void queries.invalidateQueries({ queryKey: ['shops', country] })
    }
    return result
  }
}
