import { dayAfter, dayOf, instantAt } from '@beckon/domain/time'

const NIGHT = '02:00'
/** A backup that was missed while the machine was off is made so long after the start. */
const CATCH_UP_MS = 15 * 60_000

/** The last 02:00 of a zone. */
export function lastNight(now: Date, timezone: string): Date {
  const seconds = now.getTime() / 1000
  const today = dayOf(seconds, timezone)
  const nights = [today, dayAfter(today, -1)].map((day) => instantAt(day, NIGHT, timezone) ?? 0)
  return new Date((nights.find((night) => night <= seconds) ?? 0) * 1000)
}

export interface NightState {
  readonly now: Date
  readonly startedAt: Date
  /** Of the last nightly backup, whether it was complete or failed. */
  readonly lastAttempt: Date | undefined
  readonly timezone: string
}

/** Whether the nightly backup is to be made now. */
export function isNightlyDue({ now, startedAt, lastAttempt, timezone }: NightState): boolean {
  const night = lastNight(now, timezone)
  if (lastAttempt && lastAttempt >= night) return false
  return night > startedAt || now.getTime() - startedAt.getTime() >= CATCH_UP_MS
}
