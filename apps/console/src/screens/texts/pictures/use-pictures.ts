import { calls } from '@beckon/contract'
import type { PictureSlot } from '@beckon/domain/picture'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

/** The pictures of the brand in the country, with their versions. */
export function usePictures() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['pictures', country],
    queryFn: async ({ signal }) => (await answerTo(deps.client, calls.listPictures, {}, { signal })).result,
  })
}

/** Shows another picture, or null for the built-in one; the version is the one that the page showed. */
export function useSetPicture(slot: PictureSlot) {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const queries = useQueryClient()
  return async (hash: string | null, version: number, reason: string) => {
    const result = await client.call(calls.setPicture, { params: { slot }, body: { hash, version, reason } })
    // After a refusal too: another operator may have changed it.
    void queries.invalidateQueries({ queryKey: ['pictures', country] })
    return result
  }
}
