import { vendorCalls } from '@beckon/contract'
import type { Ring } from '@beckon/domain/geo'
import { useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { useFlag } from '../../platform/flags/index.ts'

const FRESH_MS = 300_000

/**
 * Returns the delivery area of a collection point for display. Undefined where only the distance limits, and before
 * it is loaded: the service checks each address anyway.
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
