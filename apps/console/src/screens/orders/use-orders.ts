import { calls } from '@beckon/contract'
import { countries } from '@beckon/domain/country'
import type { OrderCondition } from '@beckon/domain/numbers'
import type { MoveReason, OrderStatus, OrderWay } from '@beckon/domain/order'
import type { RefundCause } from '@beckon/domain/payment'
import { boundsOfDay } from '@beckon/domain/time'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchText } from '../../features/list/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'

const PAGE = 100

export interface OrderFilters {
  readonly shop: string
  readonly rider: string
  readonly status: OrderStatus | undefined
  /** Days of the country, `2030-06-15`. */
  readonly from: string
  readonly until: string
  /** The orders of a number. */
  readonly only: OrderCondition | undefined
  readonly way: OrderWay | undefined
  readonly reason: MoveReason | undefined
  readonly cause: RefundCause | undefined
  readonly zone: string
  /** Seconds since 1970 instead of days, `1900000000-1900003600`. */
  readonly span: string
}

/** The orders of the country that match, newest first, page by page. The text is sent in a body and is in no address. */
export function useOrders(typed: string, filters: OrderFilters) {
  const { shop, rider, status, from, until, zone, span } = filters
  const deps = useDeps()
  const country = useStore(deps.country)
  const text = useSearchText(typed)
  const { timezone } = countries[country]
  const filter = {
    ...(text === '' ? {} : { text }),
    ...(shop === '' ? {} : { vendor_id: shop }),
    ...(rider === '' ? {} : { rider_id: rider }),
    ...(status === undefined ? {} : { statuses: [status] }),
    ...(zone === '' ? {} : { zone_id: zone }),
    ...numberOf(filters),
    ...(spanOf(span) ?? {
      ...partOf('from', boundsOfDay(from, timezone)?.from),
      ...partOf('until', boundsOfDay(until, timezone)?.to),
    }),
  }
  return useInfiniteQuery({
    queryKey: ['orders', country, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      answerTo(
        deps.client,
        calls.searchOrders,
        { body: { ...filter, count: PAGE, ...(pageParam === undefined ? {} : { after: pageParam }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ result }) => result),
    placeholderData: keepPreviousData,
  })
}

const partOf = <K extends string>(name: K, value: number | undefined): Partial<Record<K, number>> =>
  value === undefined ? {} : ({ [name]: value } as Partial<Record<K, number>>)

const numberOf = ({ only, way, reason, cause }: OrderFilters) => ({
  ...(only && { only }),
  ...(way && { way }),
  ...(reason && { cancel_reason: reason }),
  ...(cause && { refund_cause: cause }),
})

/** Reads a span of the address; undefined where the text is none. */
export function spanOf(text: string): { readonly from: number; readonly until: number } | undefined {
  const [, from, until] = /^(\d{1,11})-(\d{1,11})$/u.exec(text) ?? []
  return from === undefined || until === undefined ? undefined : { from: Number(from), until: Number(until) }
}
