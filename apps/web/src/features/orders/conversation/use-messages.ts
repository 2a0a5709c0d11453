import { messageCalls, type OrderRecord } from '@beckon/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useIsLive } from '../../../platform/live/index.ts'

/** Poll interval while the socket is down. */
const POLL_MS = 5000

/** The result of the last fetch. */
interface MessagesQuery {
  readonly state: { readonly status: string }
}

/** Returns the messages of an order: fetched again with each change of it, since a message is one. */
export function useMessages({ vendor_id, order_id, version }: OrderRecord) {
  const client = useClient()
  const isLive = useIsLive()
  return useQuery({
    queryKey: queryKeys.messages(vendor_id, order_id, version),
    placeholderData: keepPreviousData,
    // A failed fetch is not repeated by the socket.
    refetchInterval: ({ state }: MessagesQuery) => (isLive && state.status !== 'error' ? false : POLL_MS),
    queryFn: async ({ signal }) => {
      const input = { params: { id: order_id }, query: { vendor_id } }
      return (await answerTo(client, messageCalls.listMessages, input, { signal })).result
    },
  })
}

/** Marks the rider's messages as seen once they are visible; undefined without an unseen one. */
export function useSeen({ vendor_id, order_id }: OrderRecord, upTo: number | undefined): void {
  const client = useClient()
  useEffect(() => {
    if (upTo === undefined) return
    const controller = new AbortController()
    const input = { params: { id: order_id }, body: { vendor_id, up_to: upTo } }
    void client.call(messageCalls.seeMessages, input, { signal: controller.signal })
    return () => controller.abort()
  }, [client, vendor_id, order_id, upTo])
}
