import { type DeliveryNotice, pressureCalls } from '@beckon/contract'
import { useQuery } from '@tanstack/react-query'
import { answerTo, queryKeys, useClient } from '../../platform/client/index.ts'
import { serverSeconds } from '../../platform/clock/index.ts'

export interface Collection {
  readonly vendorId: string
  /** Null until it is known. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null
  /** Seconds since 1970; null for now. */
  readonly preorderedFor: number | null
}

const POLL_SECONDS = 60

/** Returns the measures of zones that concern orders from a collection point, read each minute and when one ends. */
export function useNotices({ vendorId, point, preorderedFor }: Collection): readonly DeliveryNotice[] {
  const client = useClient()
  const { data } = useQuery({
    queryKey: queryKeys.deliveryNotices(vendorId, { ...point }, preorderedFor),
    queryFn: ({ signal }) =>
      answerTo(
        client,
        pressureCalls.listDeliveryNotices,
        {
          body: {
            vendor_id: vendorId,
            source: { latitude: point?.latitude ?? 0, longitude: point?.longitude ?? 0 },
            ...(preorderedFor === null ? {} : { preordered_for: preorderedFor }),
          },
        },
        { signal },
      ),
    enabled: point !== null,
    refetchInterval: ({ state }) => nextRead(state.data?.result ?? [], serverSeconds()) * 1000,
  })
  return data?.result ?? []
}

/** Seconds until the notices are read again. */
export function nextRead(notices: readonly DeliveryNotice[], now: number): number {
  const ends = notices.flatMap((notice) => ('until' in notice ? [notice.until - now + 1] : []))
  return Math.max(1, Math.min(POLL_SECONDS, ...ends))
}
