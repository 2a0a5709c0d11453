import { type OrderRecord, type ProofPhoto, proofCalls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { CallFailed, queryKeys, useClient } from '../../../platform/client/index.ts'

/** Fetches the bytes of a photo: without a URL of its own it cannot be passed on. */
export function usePhoto({ vendor_id, order_id }: OrderRecord, { photo_id, deleted }: ProofPhoto) {
  const client = useClient()
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.proofPhoto(vendor_id, order_id, photo_id),
    enabled: !deleted,
    // A photo never changes.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const input = { params: { id: order_id, photo: photo_id }, query: { vendor_id } }
      const opened = await client.open(proofCalls.getProofPhoto, input, { signal })
      if (!opened.ok) throw new CallFailed(proofCalls.getProofPhoto.name, opened.error)
      return opened.answer.blob()
    },
  })
  return { content: data, isError, retry: () => void refetch() }
}
