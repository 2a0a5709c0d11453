import { calls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

/** The partners of the country, whose pages embed the portal. */
export const usePartners = () => useQuery(usePartnersQuery())

/** The shops of a partner. */
export const useShopsOfPartner = (id: string) =>
  useQuery({
    ...usePartnersQuery(),
    select: (partners) => partners.find(({ platform_id: one }) => one === id)?.vendors ?? [],
  })

function usePartnersQuery() {
  const deps = useDeps()
  const country = useStore(deps.country)
  return {
    queryKey: ['partners', country],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await answerTo(deps.client, calls.listPlatforms, {}, { signal })).result,
  }
}
