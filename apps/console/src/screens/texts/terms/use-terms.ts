import { calls, type TermsTexts } from '@beckon/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'

/** The versions and drafts of the terms of the country. */
export function useTermsList() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['terms', country, 'list'],
    queryFn: async ({ signal }) => (await answerTo(deps.client, calls.listTerms, {}, { signal })).result,
  })
}

/** A published version with its texts. */
export function useTermsVersion(version: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['terms', country, 'version', version],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.readTermsVersion, { params: { version } }, { signal })).result,
  })
}

const draftKey = (country: string, id: string) => ['terms', country, 'draft', id]

/** A draft with its texts; it is not read again while it is edited. */
export function useTermsDraft(id: string) {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: draftKey(country, id),
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.readTermsDraft, { params: { id } }, { signal })).result,
  })
}

/** Returns the changes of drafts; the lists are read again after each. */
export function useTermsChanges() {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const queries = useQueryClient()
  const changed = () => void queries.invalidateQueries({ queryKey: ['terms', country] })
  return {
    async save(id: string, texts: TermsTexts, revision: number) {
      const result = await client.call(calls.putTermsDraft, { params: { id }, body: { texts, revision } })
      if (result.ok) {
        // At once: the next change names the revision of this one.
        queries.setQueryData(draftKey(country, id), result.answer.result)
        changed()
      }
      return result
    },
    async publish(id: string, body: { version: string; revision: number; reason: string }) {
      const result = await client.call(calls.publishTerms, { params: { id }, body })
      if (result.ok) changed()
      return result
    },
    async remove(id: string, reason: string) {
      const result = await client.call(calls.deleteTermsDraft, { params: { id }, body: { reason } })
      if (result.ok) changed()
      return result
    },
    /** The texts of the newest version, where a new draft begins. */
    async textsOf(version: string) {
      return client.call(calls.readTermsVersion, { params: { version } })
    },
  }
}
