import { calls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useMay } from '../access/index.ts'

/** The zones of the country by name; none for a role that may not see zones. */
export function useZones() {
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const isAllowed = useMay('zones.read')
  const { data } = useQuery({
    queryKey: ['zones', country],
    enabled: isAllowed,
    queryFn: async ({ signal }) => (await answerTo(client, calls.listZones, {}, { signal })).result,
  })
  return data ?? []
}
