import type { CountryCode } from '../country/index.ts'
import { isPossiblePhone, toE164 } from '../phone/index.ts'
import { dayBounds } from '../time/index.ts'
import type { ListName } from './lists.ts'
import { cancelledStatuses, collectedStatuses, newStatuses, type OrderStatus } from './status.ts'

export const historyPeriods = { yesterday: 1, 'past-week': 7, 'past-month': 30 } as const
export type HistoryPeriod = keyof typeof historyPeriods

export interface Period {
  /** Seconds since 1970, both ends belong to it. */
  readonly from: number
  readonly to: number
}

/** So many whole days of the zone before today. */
export function periodOf(period: HistoryPeriod, now: number, timezone: string): Period {
  return {
    from: dayBounds(now, timezone, -historyPeriods[period]).from,
    to: dayBounds(now, timezone).from - 1,
  }
}

/** The longest custom period; a page of history beyond a quarter is an export. */
export const LONGEST_PERIOD_DAYS = 92

/** What is wrong with a custom period of two days, if anything. */
export function periodFault({ from, to }: Period): 'end-before-start' | 'too-long' | undefined {
  if (to < from) return 'end-before-start'
  return to - from > LONGEST_PERIOD_DAYS * 86_400 ? 'too-long' : undefined
}

export const historyFilters = ['any', 'new', 'collected', 'delivered', 'cancelled'] as const
export type HistoryFilter = (typeof historyFilters)[number]

const filtered: Readonly<Record<Exclude<ListName, 'scheduled'>, readonly OrderStatus[]>> = {
  new: newStatuses,
  collected: collectedStatuses,
  delivered: ['DELIVERED', 'RETURNED_TO_VENDOR'],
  cancelled: cancelledStatuses,
}

/** Whether an order passes the status filter of the history. */
export const passesFilter = (status: OrderStatus, filter: HistoryFilter): boolean =>
  filter === 'any' || filtered[filter].includes(status)

export type HistorySearch =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'nothing' }

/** What a search in the history means: an order's id begins with the vendor's id and a dash, else it is a phone. */
export function historySearch(text: string, vendorId: string, country: CountryCode): HistorySearch {
  const key = text.replace(/\s+/gu, '')
  if (key.startsWith(`${vendorId}-`)) return { kind: 'order', orderId: key }
  return isPossiblePhone(key, country) ? { kind: 'phone', phone: toE164(key, country) } : { kind: 'nothing' }
}

const RECENT_SEARCHES = 10

/** The recent searches after one more: newest first, each once, the oldest dropped. */
export function withSearch(recent: readonly string[], search: string): string[] {
  const wanted = search.trim()
  if (wanted === '') return [...recent]
  return [wanted, ...recent.filter((one) => one !== wanted)].slice(0, RECENT_SEARCHES)
}
