import type { Deployment } from '@beckon/domain/country'
import { boundsOfDay, dayOf, daysBetween } from '@beckon/domain/time'
import { unixSeconds } from '../../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'

const MOST_DAYS = 366

export interface Period {
  readonly country: Deployment['country']
  readonly from: Date
  readonly before: Date
}

/** Reads a period of whole days in the time zone of a country; refuses one that is too long or has not begun. */
export function periodOf(
  { country, timezone }: Deployment,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Period | Refusal {
  const first = boundsOfDay(from, timezone)
  const last = boundsOfDay(to, timezone)
  const isLong = from > to || daysBetween(from, to) >= MOST_DAYS
  if (!first || !last || isLong || from > dayOf(unixSeconds(now), timezone)) return refuse('money.period')
  return { country, from: new Date(first.from * 1000), before: new Date(last.to * 1000) }
}
