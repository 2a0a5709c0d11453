import { helpCalls } from '@beckon/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerTo, queryKeys } from '../../../platform/client/index.ts'
import { useHelpSession } from './help-session-context.ts'

/** Milliseconds between polls; an answer is not urgent. */
const LIST_MS = 20_000
const OPEN_MS = 5000

export function useConversations() {
  const { client } = useHelpSession()
  return useQuery({
    queryKey: queryKeys.helpConversations(),
    refetchInterval: LIST_MS,
    queryFn: async ({ signal }) => (await answerTo(client, helpCalls.listHelp, {}, { signal })).result,
  })
}

/** A conversation that is open on the page: messages of the operator are marked as seen. */
export function useConversation(id: string) {
  const { client } = useHelpSession()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: queryKeys.helpConversation(id),
    refetchInterval: OPEN_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, helpCalls.readHelp, { params: { id } }, { signal })).result,
  })
  const { unseen = 0, messages = [] } = query.data ?? {}
  const last = messages.length - 1
  useEffect(() => {
    if (unseen === 0 || last < 0 || document.visibilityState === 'hidden') return
    void client
      .call(helpCalls.seeHelp, { params: { id }, body: { up_to: last } })
      .then(() => queries.invalidateQueries({ queryKey: queryKeys.helpConversations() }))
  }, [client, queries, id, unseen, last])
  return query
}
