import { calls } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

interface TextName {
  readonly locale: LocaleTag
  readonly key: string
}

/** A text with its versions in the country. */
export function useText({ locale, key }: TextName) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['texts', country, 'one', locale, key],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listTextVersions, { params: { locale, key } }, { signal })).result,
  })
}

/** Stores a text, or null for the built-in one; the version is the one that the page showed. */
export function useSaveText() {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const queries = useQueryClient()
  return async (params: TextName, text: string | null, version: number, reason: string) => {
    const result = await client.call(calls.setText, { params, body: { text, version, reason } })
    // After a refusal too: another operator may have changed it.
    void queries.invalidateQueries({ queryKey: ['texts', country] })
    return result
  }
}
