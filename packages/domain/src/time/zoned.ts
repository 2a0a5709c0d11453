import {
  type CalendarDate,
  fromAbsolute,
  fromDate,
  parseDate,
  parseDateTime,
  toCalendarDate,
  toZoned,
} from '@internationalized/date'

/** Seconds since 1970 at which a day of a zone begins and the next one begins; 23 to 25 hours apart. */
export interface DayBounds {
  readonly from: number
  readonly to: number
}

/** Returns the day of the zone that is `days` days from the day of `now` (seconds since 1970): 0 today, -1 yesterday. */
export function dayBounds(now: number, timezone: string, offsetDays = 0): DayBounds {
  const date = toCalendarDate(fromDate(new Date(now * 1000), timezone)).add({ days: offsetDays })
  return boundsOf(date, timezone)
}

function boundsOf(date: CalendarDate, timezone: string): DayBounds {
  // Each midnight is found for itself: where clocks change at midnight a day begins at one o'clock.
  const begin = (day: CalendarDate) => toZoned(day, timezone).toDate().getTime() / 1000
  return { from: begin(date), to: begin(date.add({ days: 1 })) }
}

/** The bounds of a day that is named, `2026-03-29`; undefined where the text names none. */
export function boundsOfDay(day: string, timezone: string): DayBounds | undefined {
  try {
    return boundsOf(parseDate(day), timezone)
  } catch {
    // Half typed, or no such day.
    return undefined
  }
}

/** How many days the second day lies after the first; both written `2026-03-29`. */
export const daysBetween = (first: string, second: string): number =>
  parseDate(second).compare(parseDate(first))

/** Returns the day that is the given number of days after another. */
export const dayAfter = (day: string, days: number): string => parseDate(day).add({ days }).toString()

/** Date and time of a moment in a zone. */
export interface ZonedMoment {
  /** `2026-03-29`. */
  readonly day: string
  /** The time of day as four digits, 0000 to 2359. */
  readonly clock: string
}

/** The last minute that was asked for, by zone: its parts take long to find, and orders ask for the present one. */
const lastMoments = new Map<string, { readonly minute: number; readonly moment: ZonedMoment }>()

export function momentIn(now: number, timezone: string): ZonedMoment {
  const minute = Math.floor(now / 60)
  const last = lastMoments.get(timezone)
  if (last?.minute === minute) return last.moment
  const moment = findMoment(now, timezone)
  lastMoments.set(timezone, { minute, moment })
  return moment
}

function findMoment(now: number, timezone: string): ZonedMoment {
  const zoned = fromAbsolute(now * 1000, timezone)
  const [hour, minute] = [zoned.hour, zoned.minute].map((part) => String(part).padStart(2, '0'))
  return { day: toCalendarDate(zoned).toString(), clock: `${hour}${minute}` }
}

/** The time of day in the zone as four digits, 0000 to 2359. */
export const clockOf = (now: number, timezone: string): string => momentIn(now, timezone).clock

/** The day in the zone, `2026-03-29`. */
export const dayOf = (now: number, timezone: string): string => momentIn(now, timezone).day

/**
 * Seconds since 1970 at which the clocks of a zone show a day (`2026-03-29`) and a time (`14:30`); undefined where the
 * texts name none. A time that the clocks skip is the one after it, of one that comes twice it is the first.
 */
export function instantAt(day: string, clock: string, timezone: string): number | undefined {
  try {
    return (
      toZoned(parseDateTime(`${day}T${clock}`), timezone)
        .toDate()
        .getTime() / 1000
    )
  } catch {
    // No such day, or no such time.
    return undefined
  }
}
