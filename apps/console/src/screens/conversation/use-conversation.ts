import { calls, type WholeDeskConversation } from '@beckon/contract'
import type { CallResult } from '@beckon/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

const REFRESH_MS = 5_000

const keyOf = (country: string, id: string) => ['help-conversation', country, id]

/** The conversation of the page; new messages of the shop appear by themselves. */
export function useConversation(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: keyOf(country, id),
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.readDesk, { params: { id } }, { signal })).result,
    refetchInterval: REFRESH_MS,
  })
}

/** Shows the conversation as a change answered it; after a refusal, as it is now. */
export function useConversationChanged(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  return <R extends CallResult<{ result: WholeDeskConversation }>>(result: R): R => {
    if (result.ok) queries.setQueryData(keyOf(country, id), result.answer.result)
    else void queries.invalidateQueries({ queryKey: keyOf(country, id) })
    void queries.invalidateQueries({ queryKey: ['help-desk', country] })
    void queries.invalidateQueries({ queryKey: ['help-waits', country] })
    return result
  }
}

/** Reads the conversation and the lists again. */
export function useRefresh(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: keyOf(country, id) })
    void queries.invalidateQueries({ queryKey: ['help-desk', country] })
    void queries.invalidateQueries({ queryKey: ['help-waits', country] })
  }
}
