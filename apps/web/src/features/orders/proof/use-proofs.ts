import { type OrderRecord, proofCalls } from '@beckon/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'

/** Returns the proofs of delivery: fetched again with each change of the order, since a photo is one. */
export function useProofs({ vendor_id, order_id, version }: OrderRecord, isEnabled: boolean) {
  const client = useClient()
  return useQuery({
    queryKey: queryKeys.proofs(vendor_id, order_id, version),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const input = { params: { id: order_id }, query: { vendor_id } }
      return (await answerTo(client, proofCalls.listProofs, input, { signal })).result
    },
  })
}
