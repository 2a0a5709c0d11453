import { dayOf } from '@beckon/domain/time'
import type { Texts } from '../../platform/texts/index.ts'

interface Moment {
  /** Seconds since 1970, as `now`. */
  readonly until: number
  readonly now: number
  readonly timezone: string
}

/** The end of a measure: a time of day, with its day where that is not today. */
export const untilText = (format: Texts['format'], { until, now, timezone }: Moment): string =>
  dayOf(until, timezone) === dayOf(now, timezone) ? format.time(until) : format.dayTime(until)
