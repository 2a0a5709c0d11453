import { shownTermsCalls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The newest version of the terms in the language of the page. */
export function useTerms() {
  const client = useClient()
  const { locale } = useTexts()
  return useQuery({
    queryKey: queryKeys.shownTerms(locale),
    retry: false,
    queryFn: async ({ signal }) => {
      const { version, text } = (await answerTo(client, shownTermsCalls.showTerms, { query: {} }, { signal }))
        .result
      return { version, text }
    },
  })
}
