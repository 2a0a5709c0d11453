import { useMemo } from 'react'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { applyActs } from '../../platform/queue/index.ts'
import type { Assignment, WorkCopy } from '../../platform/work/index.ts'

export interface Work {
  /** False before the service has answered for the first time on this phone. */
  readonly isKnown: boolean
  readonly offer: WorkCopy['work']['offer']
  readonly duty: WorkCopy['work']['duty'] | undefined
  /** Parcels in hand as the rider's acts left them, those included that have not been sent. */
  readonly assignments: readonly Assignment[]
}

/** The rider's work: the last answer of the service, with the acts that it does not have yet. */
export function useWork(): Work {
  const { work, acts } = useDeps()
  const copy = useStore(work.copy)
  const queue = useStore(acts.queue)
  return useMemo(() => {
    const waiting = queue.flatMap(({ state, act }) => (state === 'waiting' ? [act] : []))
    return {
      isKnown: copy !== undefined,
      offer: copy?.work.offer ?? null,
      duty: copy?.work.duty,
      assignments: applyActs(copy?.work.assignments ?? [], waiting),
    }
  }, [copy, queue])
}

/** One parcel in hand; undefined where the rider does not have it any more. */
export const useAssignment = (orderId: string): Assignment | undefined =>
  useWork().assignments.find(({ task }) => task.order_id === orderId)
