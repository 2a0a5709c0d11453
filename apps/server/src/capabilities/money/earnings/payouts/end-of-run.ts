import type { Deployment } from '@beckon/domain/country'
import { boundsOfDay, dayOf } from '@beckon/domain/time'
import { unixSeconds } from '../../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'

/** Returns the end of the last day of a run in the time zone of the country; a day that has not come is refused. */
export function endOfRun(now: Date, { timezone }: Deployment, until: string): Date | Refusal {
  const bounds = boundsOfDay(until, timezone)
  const today = dayOf(unixSeconds(now), timezone)
  if (!bounds || until > today) return refuse('request.invalid', { fields: { until: 'future' } })
  return new Date(bounds.to * 1000)
}
