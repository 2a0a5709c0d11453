import { useMemo } from 'react'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { applyActs } from '../../platform/queue/index.ts'
import type { Assignment, WorkCopy } from '../../platform/work/index.ts'
import { stopsOf, type WorkStop } from './stops.ts'

export interface Work {
  /** False before the service has answered for the first time on this phone. */
  readonly isKnown: boolean
  readonly offer: WorkCopy['work']['offer']
  readonly duty: WorkCopy['work']['duty'] | undefined
  /** Parcels in hand as the rider's acts left them, those included that have not been sent. */
  readonly assignments: readonly Assignment[]
  /** The next stops in the order in which the rider makes them. */
  readonly stops: readonly WorkStop[]
  /** Another phone of the rider, on which the work goes on. */
  readonly otherDevice: WorkCopy['work']['other_device']
  /** Parcels that the rider passes on or takes over. */
  readonly transfers: WorkCopy['work']['transfers']
  /** Orders that an operator took from the rider. */
  readonly takenBack: WorkCopy['work']['taken_back']
}

/** The rider's work: the last answer of the service, with the acts that it does not have yet. */
export function useWork(): Work {
  const { work, acts, stopOrder } = useDeps()
  const copy = useStore(work.copy)
  const queue = useStore(acts.queue)
  const wanted = useStore(stopOrder.wanted)?.stops
  return useMemo(() => {
    const waiting = queue.flatMap(({ state, act }) => (state === 'waiting' ? [act] : []))
    const assignments = applyActs(copy?.work.assignments ?? [], waiting)
    return {
      isKnown: copy !== undefined,
      offer: copy?.work.offer ?? null,
      duty: copy?.work.duty,
      assignments,
      stops: stopsOf({ assignments, served: copy?.work.stops ?? [], wanted }),
      otherDevice: copy?.work.other_device ?? null,
      transfers: copy?.work.transfers ?? [],
      takenBack: copy?.work.taken_back ?? [],
    }
  }, [copy, queue, wanted])
}

/** One parcel in hand; undefined where the rider does not have it any more. */
export const useAssignment = (orderId: string): Assignment | undefined =>
  useWork().assignments.find(({ task }) => task.order_id === orderId)
