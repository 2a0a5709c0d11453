import type { OrderRecord } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { listOf } from '@beckon/domain/order'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { dayBounds } from '@beckon/domain/time'

export const periods = ['today', 'yesterday', 'past-week', 'past-month'] as const
export type Period = (typeof periods)[number]

export const statusOptions = ['any', 'delivered', 'cancelled'] as const
export type StatusOption = (typeof statusOptions)[number]

export interface HistoryFilter {
  readonly period: Period
  readonly status: StatusOption
  readonly search: string
}

export const emptyFilter: HistoryFilter = { period: 'past-week', status: 'any', search: '' }

/** Days before today at which a period begins, and at which it ends. */
const days: Readonly<Record<Period, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  'past-week': [-7, 0],
  'past-month': [-30, 0],
}

/** Seconds since 1970, days counted in the zone of the deployment. */
export function boundsOf(period: Period, now: number, timezone: string): { from: number; to: number } {
  const [first, last] = days[period]
  return { from: dayBounds(now, timezone, first).from, to: dayBounds(now, timezone, last).to }
}

export type HistorySearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'phone'; readonly phone: string }

/** The vendor's id and a dash begin an order id; a valid phone number filters; spaces do not count. */
export function searchOf(text: string, vendorId: string, country: CountryCode): HistorySearch {
  const key = text.replace(/\s+/gu, '')
  if (key.startsWith(`${vendorId}-`)) return { kind: 'order', orderId: key }
  return key !== '' && isPossiblePhone(key, country)
    ? { kind: 'phone', phone: toE164(key, country) }
    : { kind: 'none' }
}

export const hasStatus = (order: OrderRecord, status: StatusOption, now: number): boolean =>
  status === 'any' || listOf(order, now) === status
