import {
  type HistoryFilter as Status,
  historyFilters,
  type HistoryPeriod,
  type Period,
  type PeriodViolation,
  periodViolation,
  periodOf,
  periodOfDays,
} from '@beckon/domain/order'
import { dayAfter, dayOf } from '@beckon/domain/time'
import { nowSeconds } from '../../platform/clock/index.ts'

export const categories = ['today', 'yesterday', 'past-week', 'past-month', 'custom'] as const
export type Category = HistoryPeriod | 'custom'
export const statusOptions = historyFilters

export interface HistoryFilter {
  readonly category: Category
  /** First and last day of a custom period, both included, such as `2026-03-29`. */
  readonly first: string
  readonly last: string
  readonly status: Status
  readonly search: string
}

const WEEK_DAYS = 7

export function startFilter(now: number, timezone: string): HistoryFilter {
  const today = dayOf(now, timezone)
  return { category: 'yesterday', first: dayAfter(today, -WEEK_DAYS), last: today, status: 'any', search: '' }
}

export type ChosenPeriod =
  | { readonly ok: true; readonly period: Period }
  | { readonly ok: false; readonly violation: PeriodViolation | 'no-day' }

/** Days are in the time zone of the deployment. */
export function chosenPeriod(
  { category, first, last }: HistoryFilter,
  now: number,
  timezone: string,
): ChosenPeriod {
  if (category !== 'custom') return { ok: true, period: periodOf(category, now, timezone) }
  const period = periodOfDays(first, last, timezone)
  if (!period) return { ok: false, violation: 'no-day' }
  const violation = periodViolation(period, timezone)
  return violation ? { ok: false, violation } : { ok: true, period }
}

/** The query of the list, the totals and the export. */
export interface HistoryQuery {
  readonly from: number
  readonly to: number
  readonly status: Status
  readonly search?: string
  readonly include_outlets?: 'true'
}

export function queryOf(filter: HistoryFilter, period: Period, withOutlets: boolean): HistoryQuery {
  const search = filter.search.trim()
  return {
    from: period.from,
    to: period.to,
    status: filter.status,
    ...(search === '' ? {} : { search }),
    ...(withOutlets ? { include_outlets: 'true' as const } : {}),
  }
}

const REFRESH_MS = 60_000

/** Poll interval, while orders of the period may still be created or change. */
export const refreshMs = (
  filterQuery: Pick<HistoryQuery, 'to'> | undefined,
  now = nowSeconds(),
): number | false => filterQuery !== undefined && filterQuery.to >= now && REFRESH_MS
