import { dayAfter, daysBetween, instantAt, momentIn } from '../time/index.ts'
import type { Duty } from './duty.ts'

/** A time in which a rider is planned to work, in seconds since 1970. */
export interface Shift {
  readonly riderId: string
  readonly from: number
  readonly to: number
}

/** Bounds of a shift: its length, and how far ahead it may be planned. */
export const shiftLimits = { leastSeconds: 1800, mostSeconds: 14 * 3600, daysAhead: 62 } as const

export type ShiftViolation = 'times' | 'past' | 'too-far' | 'overlap'

type Period = Pick<Shift, 'from' | 'to'>

const overlaps = (one: Period, other: Period): boolean => one.from < other.to && other.from < one.to

/** Returns why a rider cannot be planned for a shift beside the other shifts of the rider; undefined where nothing prevents it. */
export function shiftViolation(
  wanted: Period,
  others: readonly Period[],
  now: number,
): ShiftViolation | undefined {
  const length = wanted.to - wanted.from
  if (length < shiftLimits.leastSeconds || length > shiftLimits.mostSeconds) return 'times'
  if (wanted.to <= now) return 'past'
  if (wanted.from > now + shiftLimits.daysAhead * 86_400) return 'too-far'
  return others.some((other) => overlaps(wanted, other)) ? 'overlap' : undefined
}

/** How a rider's duty and shifts agree. Duty outside of a shift is allowed; operators see it. */
export type ShiftStanding = 'in_shift' | 'outside_shift' | 'absent'

/** Seconds for which a rider may come later than planned, or stay longer, before operators see it. */
export const SHIFT_GRACE_SECONDS = 600

/** Returns how duty and shifts agree now; undefined for a rider who is off duty without a shift. A break is part of a shift. */
export function shiftStanding(duty: Duty, shifts: readonly Period[], now: number): ShiftStanding | undefined {
  const isNear = shifts.some(
    ({ from, to }) => now >= from - SHIFT_GRACE_SECONDS && now < to + SHIFT_GRACE_SECONDS,
  )
  if (duty !== 'off') return isNear ? 'in_shift' : 'outside_shift'
  return shifts.some(({ from, to }) => now >= from + SHIFT_GRACE_SECONDS && now < to) ? 'absent' : undefined
}

/**
 * Returns a shift moved by weeks of the zone's calendar: it begins and ends at the same times of day, also where the
 * clocks change between.
 */
export function inLaterWeek<S extends Period>(shift: S, weeks: number, timezone: string): S {
  const moved = (at: number): number => {
    const { day, clock } = momentIn(at, timezone)
    const later = instantAt(dayAfter(day, 7 * weeks), `${clock.slice(0, 2)}:${clock.slice(2)}`, timezone)
    return later === undefined ? at + weeks * 604_800 : later + (at % 60)
  }
  return { ...shift, from: moved(shift.from), to: moved(shift.to) }
}

/** Returns the Monday of the week of a day, `2026-03-23`. */
export function mondayOf(day: string): string {
  // 5 January 1970 was a Monday.
  const since = daysBetween('1970-01-05', day)
  return dayAfter(day, -(((since % 7) + 7) % 7))
}

/** Riders who are planned for an hour. */
export interface PlannedHour {
  /** Seconds since 1970 at which the hour begins. */
  readonly from: number
  /** Riders with a shift in any part of the hour. */
  readonly riders: number
  /** Hours of work: half an hour counts as 0.5. */
  readonly hours: number
}

/** Returns the planned riders of each hour from one time to another; several shifts of a rider in an hour are one rider. */
export function plannedByHour(shifts: readonly Shift[], { from, to }: Period): PlannedHour[] {
  const hours = Math.max(0, Math.ceil((to - from) / 3600))
  return Array.from({ length: hours }, (_, index) => {
    const hour = { from: from + index * 3600, to: from + (index + 1) * 3600 }
    const inHour = shifts.filter((shift) => overlaps(shift, hour))
    const seconds = inHour.reduce(
      (sum, shift) => sum + Math.min(shift.to, hour.to) - Math.max(shift.from, hour.from),
      0,
    )
    return {
      from: hour.from,
      riders: new Set(inHour.map(({ riderId }) => riderId)).size,
      hours: Math.round((seconds / 3600) * 100) / 100,
    }
  })
}
