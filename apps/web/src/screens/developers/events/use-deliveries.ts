import { type AnswerOf, webhookCalls } from '@beckon/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { nowSeconds } from '../../../platform/clock/index.ts'
import { secondsOf } from '../parts/instant.ts'

type Page = AnswerOf<typeof webhookCalls.listWebhookDeliveries>['result']
export type Delivery = Page['data'][number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const SOON_MS = 2000
const POLL_MS = 5000
const SOON_SECONDS = 10

/** Whether the next attempt of a delivery is near, so that the page looks for its outcome. */
export const isSoon = ({ next_attempt_at: next }: Pick<Delivery, 'next_attempt_at'>, now: number): boolean =>
  next !== null && secondsOf(next) <= now + SOON_SECONDS

/**
 * How often the list is fetched again: a test event is in it only after a moment. A user who reads on in older pages is not
 * disturbed.
 */
export function pollMs(pages: readonly Page[] | undefined, now: number): number | false {
  if (pages?.length !== 1) return false
  return pages[0]?.data.some((one) => isSoon(one, now)) ? SOON_MS : POLL_MS
}

/** The deliveries of an endpoint, newest first, kept up to date. */
export function useDeliveries(vendorId: string, endpointId: string, state: DeliveryState | undefined) {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: queryKeys.programs(vendorId, 'deliveries', endpointId, 'list', state ?? 'all'),
    initialPageParam: undefined as string | undefined,
    staleTime: 0,
    getNextPageParam: ({ has_more: more, next_cursor: next }: Page) => (more ? next : undefined),
    refetchInterval: ({ state: { data } }) => pollMs(data?.pages, nowSeconds()),
    queryFn: async ({ pageParam: after, signal }): Promise<Page> => {
      const query = { ...(state ? { state } : {}), ...(after === undefined ? {} : { after }), limit: 25 }
      const input = { params: { id: vendorId, endpointId }, query }
      return (await answerTo(client, webhookCalls.listWebhookDeliveries, input, { signal })).result
    },
  })
}

/** A delivery with its body and attempts. It may have personal data, so it is kept no longer than it is shown. */
export function useDelivery(vendorId: string, delivery: Delivery) {
  const client = useClient()
  const { endpoint_id: endpointId, event_id: eventId } = delivery
  return useQuery({
    queryKey: queryKeys.programs(
      vendorId,
      'deliveries',
      endpointId,
      eventId,
      delivery.state,
      delivery.attempts,
    ),
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const params = { id: vendorId, endpointId, eventId }
      return (await answerTo(client, webhookCalls.getWebhookDelivery, { params }, { signal })).result
    },
  })
}
