import { linkCalls, type OrderRecord } from '@beckon/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useCall } from '../../account-form/index.ts'

/** Returns the valid link that was shared with the customer. */
export function useShared({ vendor_id, order_id }: OrderRecord) {
  const { t } = useTexts()
  const client = useClient()
  const queries = useQueryClient()
  const notify = useNotify()
  const making = useCall(linkCalls.shareOrder)
  const revoking = useCall(linkCalls.revokeLink)
  const queryKey = queryKeys.shared(order_id)
  const params = { id: order_id }
  const body = { vendor_id }
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await answerTo(client, linkCalls.getShared, { params, query: { vendor_id } }, { signal })).result,
  })
  async function done(answer: object | undefined, text?: string): Promise<boolean> {
    if (!answer) {
      notify(t('share.failed'), { kind: 'error' })
      return false
    }
    if (text !== undefined) notify(text, { kind: 'success' })
    await queries.invalidateQueries({ queryKey })
    return true
  }
  return {
    url: data?.links.find(({ url }) => url !== null)?.url ?? undefined,
    receiptUrl: data?.receipt_url,
    isKnown: data !== undefined,
    isAsking: making.isAsking || revoking.isAsking,
    share: async () => done(await making.ask({ params, body })),
    revoke: async () => done(await revoking.ask({ params, body }), t('share.revoked')),
  } as const
}
