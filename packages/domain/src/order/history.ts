import type { CountryCode } from '../country/index.ts'
import { isPossiblePhone, toE164 } from '../phone/index.ts'
import { tidyLine } from '../text/index.ts'
import { boundsOfDay, dayAfter, dayBounds, dayOf, daysBetween } from '../time/index.ts'
import type { ListName } from './lists.ts'
import {
  cancelledListStatuses,
  collectedStatuses,
  newStatuses,
  type OrderStatus,
} from './lifecycle/status.ts'

export const historyPeriods = { today: 0, yesterday: 1, 'past-week': 7, 'past-month': 30 } as const
export type HistoryPeriod = keyof typeof historyPeriods

export interface Period {
  /** Seconds since 1970, both ends belong to it. */
  readonly from: number
  readonly to: number
}

/** Number of whole days of the zone before today, or today. */
export function periodOf(period: HistoryPeriod, now: number, timezone: string): Period {
  const { from, to } = dayBounds(now, timezone)
  if (period === 'today') return { from, to: to - 1 }
  return { from: dayBounds(now, timezone, -historyPeriods[period]).from, to: from - 1 }
}

/** The longest custom period, in days of the zone; longer ones need several requests. */
export const LONGEST_PERIOD_DAYS = 92

export type PeriodViolation = 'end-before-start' | 'too-long'

/** The violation of a period, if any. Days are counted, not hours, because of daylight saving time. */
export function periodViolation({ from, to }: Period, timezone: string): PeriodViolation | undefined {
  if (to < from) return 'end-before-start'
  const days = daysBetween(dayOf(from, timezone), dayOf(to, timezone)) + 1
  return days > LONGEST_PERIOD_DAYS ? 'too-long' : undefined
}

/** The period of two days of the zone, `2026-03-29`, both belonging to it; undefined while one is not a day. */
export function periodOfDays(first: string, last: string, timezone: string): Period | undefined {
  const [begin, end] = [boundsOfDay(first, timezone), boundsOfDay(last, timezone)]
  return begin && end ? { from: begin.from, to: end.to - 1 } : undefined
}

/** Every day of a period in the zone, `2026-03-29`, the first one first. */
export function daysOf({ from, to }: Period, timezone: string): string[] {
  const first = dayOf(from, timezone)
  const count = daysBetween(first, dayOf(to, timezone)) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(first, index))
}

export const historyFilters = ['any', 'new', 'collected', 'delivered', 'cancelled'] as const
export type HistoryFilter = (typeof historyFilters)[number]

const filtered: Readonly<Record<Exclude<ListName, 'scheduled'>, readonly OrderStatus[]>> = {
  new: newStatuses,
  collected: collectedStatuses,
  delivered: ['DELIVERED', 'RETURNED_TO_VENDOR'],
  cancelled: cancelledListStatuses,
}

/** Returns the statuses of a filter; undefined for the filter that matches every status. */
export const statusesOf = (filter: HistoryFilter): readonly OrderStatus[] | undefined =>
  filter === 'any' ? undefined : filtered[filter]

export type HistorySearch =
  | { readonly kind: 'order'; readonly orderId: string }
  /** A reference may have the form of a phone number. */
  | { readonly kind: 'phone'; readonly phone: string; readonly reference: string }
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'nothing' }

/**
 * Parses a search in the history: an order's id begins with the vendor's id and a dash; everything else is the shop's own
 * reference of an order, and a phone number where it can be one.
 */
export function historySearch(text: string, vendorId: string, country: CountryCode): HistorySearch {
  const key = text.replace(/\s+/gu, '')
  const prefix = `${vendorId}-`
  if (key.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase()) {
    return { kind: 'order', orderId: prefix + key.slice(prefix.length) }
  }
  const reference = tidyLine(text)
  if (reference === '') return { kind: 'nothing' }
  return isPossiblePhone(key, country)
    ? { kind: 'phone', phone: toE164(key, country), reference }
    : { kind: 'reference', reference }
}

const RECENT_SEARCHES = 10

/** The recent searches after one more: newest first, each once, the oldest dropped. */
export function withSearch(recent: readonly string[], search: string): string[] {
  const wanted = search.trim()
  if (wanted === '') return [...recent]
  return [wanted, ...recent.filter((one) => one !== wanted)].slice(0, RECENT_SEARCHES)
}
