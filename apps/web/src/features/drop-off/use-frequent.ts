import { dropOffCalls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, useClient } from '../../platform/client/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { customerKeys } from './customer-keys.ts'

/** Returns the most frequent recent customers of a vendor; none for a guest. */
export function useFrequent(vendorId: string) {
  const client = useClient()
  const { mode } = useSession()
  return useQuery({
    queryKey: customerKeys.frequent(vendorId),
    enabled: mode !== 'guest',
    queryFn: async ({ signal }) =>
      (await answerTo(client, dropOffCalls.frequentDropOffs, { params: { vendorId } }, { signal })).result,
  })
}
