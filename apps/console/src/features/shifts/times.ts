import { dayAfter, instantAt, momentIn } from '@beckon/domain/time'

/** A shift as an operator types it: a day of the country and two times of day, `09:00`. */
export interface TypedShift {
  readonly day: string
  readonly from: string
  readonly to: string
}

export interface ShiftPeriod {
  readonly starts_at: number
  readonly ends_at: number
}

/** Returns the period of a typed shift; an end that is not after the begin is on the next day. Undefined while a field is empty. */
export function periodOf({ day, from, to }: TypedShift, timezone: string): ShiftPeriod | undefined {
  const starts_at = instantAt(day, from, timezone)
  const ends_at = instantAt(to > from ? day : dayAfter(day, 1), to, timezone)
  return starts_at === undefined || ends_at === undefined ? undefined : { starts_at, ends_at }
}

/** Returns a shift as it would be typed. */
export function typedShift({ starts_at, ends_at }: ShiftPeriod, timezone: string): TypedShift {
  const time = (at: number) => momentIn(at, timezone).clock.replace(/^(\d\d)/u, '$1:')
  return { day: momentIn(starts_at, timezone).day, from: time(starts_at), to: time(ends_at) }
}

/** The seven days of the week that begins on a Monday. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
