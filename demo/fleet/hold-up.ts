import type { Assignment, Trip } from './trip.ts'

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
  {
    restSeconds,
    ride,
    isHoldUpReported,
    behaviour,
  }: Pick<Trip, 'restSeconds' | 'ride' | 'isHoldUpReported' | 'behaviour'>,
  { task, status }: Pick<Assignment, 'task' | 'status'>,
  now: number,
): number | undefined {
  const isOnTheWay = status === 'COURIER_LEFT_VENDOR' && !ride.arrived
  if (behaviour.scenario !== 'late' || isHoldUpReported || !isOnTheWay || restSeconds === 0) return undefined
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, task.promised_by - now + PAST_PROMISE_SECONDS))
}
