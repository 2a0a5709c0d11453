import { parseServiceHours } from '@beckon/domain/request'

/** A part of the day, as shares of its length. */
export interface DayPart {
  readonly from: number
  readonly to: number
}

const DAY_MINUTES = 1440
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2))

/** Returns the parts of the day in which the service is open; the last minute is open, too. */
export function openParts(hours: string): readonly DayPart[] {
  const parsed = parseServiceHours(hours)
  if (!parsed.ok) return []
  const [from, last] = [minutesOf(parsed.hours.from), minutesOf(parsed.hours.to)]
  if (from === last) return [{ from: 0, to: 1 }]
  const to = last + 1
  const part = (begin: number, end: number) => ({ from: begin / DAY_MINUTES, to: end / DAY_MINUTES })
  return from < last ? [part(from, to)] : [part(0, to), part(from, DAY_MINUTES)]
}
