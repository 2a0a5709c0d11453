import type { Assignment, Errand } from './errand.ts'

/** The shortest delay beyond the promise. */
const PAST_PROMISE_SECONDS = 10 * 60
/** The shortest hold-up that the service accepts from a phone. */
const LEAST_SECONDS = 60
const MOST_SECONDS = 4 * 3600

/**
 * Returns by how many seconds a resting rider delays the delivery: beyond the promise, whatever the time scale.
 * Undefined where there is nothing to report.
 */
export function holdUp(
  { rests, ride, toldHoldUp, habits }: Pick<Errand, 'rests' | 'ride' | 'toldHoldUp' | 'habits'>,
  { task, status }: Pick<Assignment, 'task' | 'status'>,
  now: number,
): number | undefined {
  const isOnTheWay = status === 'COURIER_LEFT_VENDOR' && !ride.arrived
  if (habits.scenario !== 'late' || toldHoldUp || !isOnTheWay || rests === 0) return undefined
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, task.promised_by - now + PAST_PROMISE_SECONDS))
}
