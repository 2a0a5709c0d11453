import { helpCalls } from '@beckon/contract'
import { createClient } from '@beckon/contract/client'
import { HELP_TOKEN_FRESH_MS } from '@beckon/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerTo, queryKeys, useClient, useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Milliseconds until a failed token fetch is repeated: the present token expires soon. */
const AGAIN_MS = 30_000

/**
 * Returns the address of the help page for one vendor and, where one is open, an order. The user token is renewed
 * before it expires, for the page to continue with; the page is opened once, so that half-written text stays.
 */
export function useHelpPage(vendorId: string, orderId: string | null) {
  const client = useClient()
  const { help_url: provider } = useConfig()
  const { locale } = useTexts()
  const [request] = useState({ orderId, language: locale })
  const token = useQuery({
    queryKey: queryKeys.helpToken(vendorId),
    staleTime: HELP_TOKEN_FRESH_MS,
    queryFn: async ({ signal }) =>
      (await answerTo(client, helpCalls.getHelpToken, { params: { id: vendorId } }, { signal })).result,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : HELP_TOKEN_FRESH_MS),
  })
  const page = useQuery({
    queryKey: [...queryKeys.helpToken(vendorId), 'page', request],
    // The token stored since the panel was closed may have expired: then a new one is being fetched.
    enabled: token.data !== undefined && !token.isStale,
    // The token in the address is valid once: the next one differs.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const outside = createClient({ origin: provider ?? '', headers: () => ({}) })
      const body = { token: token.data ?? '', language: request.language, order_id: request.orderId }
      const { url } = await answerTo(outside, helpCalls.initHelp, { body }, { signal })
      return { url: pageOf(url, provider ?? window.location.origin), token: body.token }
    },
  })
  const failed = token.isError ? token : page
  return {
    url: page.data?.url,
    /** Another than the page was opened with. */
    newToken: page.data && token.data !== page.data.token ? token.data : undefined,
    // A page that is open stays: what is half written in it is worth more than a word that did not come in time.
    error: page.data ? null : failed.error,
    retry: () => void failed.refetch(),
  }
}

/** Only a page that can be shown in a frame; a provider may answer with a path of its own. */
function pageOf(url: string, origin: string): string {
  const page = new URL(url, origin)
  if (page.protocol !== 'https:' && page.origin !== origin) throw new Error('the help centre is no page')
  return page.href
}
