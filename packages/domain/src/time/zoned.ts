import { type CalendarDate, fromDate, parseAbsolute, toCalendarDate, toZoned } from '@internationalized/date'

/** Seconds since 1970 at which a day of a zone begins and the next one begins; 23 to 25 hours apart. */
export interface DayBounds {
  readonly from: number
  readonly to: number
}

/** The day of the zone that lies so many days from the day of `now` (seconds since 1970): 0 today, -1 yesterday. */
export function dayBounds(now: number, timezone: string, offsetDays = 0): DayBounds {
  const date = toCalendarDate(fromDate(new Date(now * 1000), timezone)).add({ days: offsetDays })
  // Each midnight is found for itself: where clocks change at midnight a day begins at one o'clock.
  const begin = (day: CalendarDate) => toZoned(day, timezone).toDate().getTime() / 1000
  return { from: begin(date), to: begin(date.add({ days: 1 })) }
}

/** The time of day in the zone as four digits, 0000 to 2359. */
export function clockOf(now: number, timezone: string): string {
  const { hour, minute } = parseAbsolute(new Date(now * 1000).toISOString(), timezone)
  return `${String(hour).padStart(2, '0')}${String(minute).padStart(2, '0')}`
}

/** The day in the zone, `2026-03-29`. */
export const dayOf = (now: number, timezone: string): string =>
  toCalendarDate(fromDate(new Date(now * 1000), timezone)).toString()
