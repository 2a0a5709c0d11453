import { vendorCalls } from '@beckon/contract'
import type { Ring } from '@beckon/domain/geo'
import { useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'

const FRESH_MS = 300_000

/**
 * Where a collection point delivers, as far as that is shown. Undefined where only the distance limits, and while it is
 * not known: the service judges each address anyway.
 */
export function useDeliveryArea(vendorId: string | undefined): Ring | undefined {
  const client = useClient()
  const isShown = useFlag('DrawDeliveryAreas')
  const { data } = useQuery({
    queryKey: queryKeys.deliveryArea(vendorId ?? ''),
    enabled: isShown && vendorId !== undefined,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const input = { params: { id: vendorId ?? '' } }
      return (await answerTo(client, vendorCalls.getDeliveryArea, input, { signal })).result.delivery_area
    },
  })
  return isShown ? (data ?? undefined) : undefined
}
