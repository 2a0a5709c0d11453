import { calls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The prepared answers of the country. */
export function useTemplates() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return useQuery({
    queryKey: ['help-templates', country],
    queryFn: async ({ signal }) =>
      (await answerTo(deps.client, calls.listHelpTemplates, {}, { signal })).result,
  })
}
