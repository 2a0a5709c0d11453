import { instantAt, momentIn } from '@beckon/domain/time'

/** Returns a moment as the field of a date and a time has it: `2030-06-15T18:30`, by the clock of the country. */
export function typedTime(at: number, timezone: string): string {
  const { day, clock } = momentIn(at, timezone)
  return `${day}T${clock.slice(0, 2)}:${clock.slice(2)}`
}

/** Returns the seconds since 1970 of a typed moment; undefined for an empty field. */
export function secondsOf(typed: string, timezone: string): number | undefined {
  const [day = '', clock = ''] = typed.split('T')
  return instantAt(day, clock.slice(0, 5), timezone)
}
