import { momentIn } from '../time/index.ts'
import { type ServiceHours, serviceState } from './service-hours.ts'

export type PreorderViolation = 'preorder-too-soon' | 'preorder-too-far'

const SOONEST_SECONDS = 45 * 60
const AHEAD_SECONDS = 7 * 24 * 60 * 60
/** A list of quarters of an hour is short enough to choose from, and exact enough to plan with. */
const STEP_SECONDS = 15 * 60

/** From when to when an item may be collected later. Seconds since 1970. */
export const preorderWindow = (now: number): { readonly from: number; readonly to: number } => ({
  from: now + SOONEST_SECONDS,
  to: now + AHEAD_SECONDS,
})

export function preorderViolation(preorderedFor: number, now: number): PreorderViolation | undefined {
  const { from, to } = preorderWindow(now)
  if (preorderedFor < from) return 'preorder-too-soon'
  return preorderedFor > to ? 'preorder-too-far' : undefined
}

/** A day of the zone, and the moments of it for which a rider can be asked. Seconds since 1970. */
export interface PreorderDay {
  /** `2026-03-29`. */
  readonly day: string
  readonly times: readonly number[]
}

interface Offering {
  /** A time is offered where all of them are open. */
  readonly hours: readonly ServiceHours[]
  readonly timezone: string
  /** Seconds for choosing and sending; a time that is too soon by then is not offered. */
  readonly reserve?: number
}

/**
 * Returns the quarter hours within the window and the service hours, by day. Counted in real time: an hour that the
 * clocks skip is not offered, and a repeated one is offered twice.
 */
export function preorderDays(now: number, { hours, timezone, reserve = 0 }: Offering): PreorderDay[] {
  const { from, to } = preorderWindow(now)
  const days = new Map<string, number[]>()
  const soonest = Math.ceil((from + reserve) / STEP_SECONDS) * STEP_SECONDS
  for (let at = soonest; at <= to; at += STEP_SECONDS) {
    const { day, clock } = momentIn(at, timezone)
    if (hours.some((one) => serviceState(one, clock) === 'CLOSED')) continue
    const times = days.get(day)
    if (times) times.push(at)
    else days.set(day, [at])
  }
  return [...days].map(([day, times]) => ({ day, times }))
}
