import type { Assignment, Errand } from './errand.ts'

/** So much later than promised, at least. */
const PAST_PROMISE_SECONDS = 10 * 60
/** What a phone may say. */
const LEAST_SECONDS = 60
const MOST_SECONDS = 4 * 3600

/**
 * By how many seconds a rider who stops on the way says that the customer waits longer: past what was promised, however
 * fast its world runs. Undefined where there is nothing to say.
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
