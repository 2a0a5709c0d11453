import { boundsOfDay, dayAfter, dayOf, daysBetween, instantAt, momentIn } from '../time/index.ts'

/** The most days of a period, and the most of one by hour. */
const numbersLimits = { days: 92, daysByHour: 7 } as const

export const numberSteps = ['hour', 'day'] as const
export type NumberStep = (typeof numberSteps)[number]

/** Seconds since 1970 from which a step of a picture is, and before which. */
export interface Step {
  readonly from: number
  readonly until: number
}

/** A period of whole days of a country with the one before it. Times in seconds since 1970. */
export interface NumbersPeriod {
  /** The first and the last day, `2026-03-29`. */
  readonly firstDay: string
  readonly lastDay: string
  readonly days: number
  readonly from: number
  readonly until: number
  /** The last day is not over. */
  readonly isUnderway: boolean
  /** As many days right before; as far as now of the last one while the period is under way. */
  readonly before: Step
  readonly by: NumberStep
  /** The days or hours of the period: a day has 23 to 25 hours where clocks change. */
  readonly steps: readonly Step[]
}

export interface AskedPeriod {
  readonly from: string
  readonly to: string
  readonly by?: NumberStep | undefined
}

export type NumbersViolation = 'order' | 'future' | 'too-long' | 'too-long-by-hour'

/** Returns the period of the asked days, or why there is none. Days after today are left out. */
export function numbersPeriod(
  { from: firstDay, to, by: asked }: AskedPeriod,
  timezone: string,
  now: number,
): NumbersPeriod | NumbersViolation {
  const today = dayOf(now, timezone)
  const lastDay = to > today ? today : to
  const first = boundsOfDay(firstDay, timezone)
  const last = boundsOfDay(lastDay, timezone)
  if (!first || !last || firstDay > to) return 'order'
  if (firstDay > today) return 'future'
  const days = daysBetween(firstDay, lastDay) + 1
  const by = asked ?? (days <= 2 ? 'hour' : 'day')
  if (days > numbersLimits.days) return 'too-long'
  if (by === 'hour' && days > numbersLimits.daysByHour) return 'too-long-by-hour'
  const isUnderway = lastDay === today
  return {
    ...{ firstDay, lastDay, days, isUnderway, by },
    from: first.from,
    until: last.to,
    before: beforeOf({ firstDay, days, isUnderway }, timezone, now),
    steps: stepsOf({ firstDay, days, by }, timezone),
  }
}

/** A day underway is compared with the same hours of a day before: a whole one would always look better. */
function beforeOf(
  { firstDay, days, isUnderway }: Pick<NumbersPeriod, 'firstDay' | 'days' | 'isUnderway'>,
  timezone: string,
  now: number,
): Step {
  const from = beginOf(dayAfter(firstDay, -days), timezone)
  const end = beginOf(firstDay, timezone)
  if (!isUnderway) return { from, until: end }
  const { day, clock } = momentIn(now, timezone)
  const sameTime = instantAt(dayAfter(day, -days), `${clock.slice(0, 2)}:${clock.slice(2)}`, timezone) ?? end
  return { from, until: Math.min(end, sameTime + (now % 60)) }
}

function stepsOf(
  { firstDay, days, by }: Pick<NumbersPeriod, 'firstDay' | 'days' | 'by'>,
  timezone: string,
): readonly Step[] {
  return Array.from({ length: days }, (_, index) => dayAfter(firstDay, index)).flatMap((day) => {
    const whole = { from: beginOf(day, timezone), until: beginOf(dayAfter(day, 1), timezone) }
    return by === 'day' ? [whole] : hoursOf(whole)
  })
}

function hoursOf({ from, until }: Step): readonly Step[] {
  const hours = Math.ceil((until - from) / 3600)
  return Array.from({ length: hours }, (_, index) => ({
    from: from + index * 3600,
    until: Math.min(from + (index + 1) * 3600, until),
  }))
}

function beginOf(day: string, timezone: string): number {
  const bounds = boundsOfDay(day, timezone)
  if (!bounds) throw new Error(`${day} is no day`)
  return bounds.from
}
