import type { WirePoint } from '@beckon/contract'
import { isOver } from '../../platform/queue/index.ts'
import type { Assignment } from '../../platform/work/index.ts'

/** Returns the point that a rider with this parcel rides to. */
function stopOf({ task, picked_up, status }: Assignment): WirePoint {
  const { latitude, longitude } = picked_up && status !== 'RETURN_INITIATED' ? task.deliver : task.collect
  return { latitude, longitude }
}

/** Returns the next stop of a rider; undefined without a parcel. */
export function nextStop(assignments: readonly Assignment[]): WirePoint | undefined {
  const open = assignments.find((one) => !isOver(one))
  return open && stopOf(open)
}
