import { useMemo } from 'react'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import type { DoneAct, QueuedAct } from '../../platform/storage/index.ts'
import { type Assignment, isLastAct, type JobNotice, type LastAct } from '../../platform/work/index.ts'
import { useAssignment } from '../work/index.ts'
import { type Stage, stageOf } from './stage.ts'

/** The last act of an order that is over for this rider. */
export interface Finished {
  readonly kind: LastAct
  /** Seconds since 1970, by the phone's clock. */
  readonly at: number
  readonly isSent: boolean
}

/** One order as this phone has it. */
export interface Job {
  /** Undefined where the rider does not have the parcel any more. */
  readonly assignment: Assignment | undefined
  readonly stage: Stage
  /** Acts of this order that did not count, until the rider has seen them. */
  readonly kept: readonly QueuedAct[]
  /** Acts of this order that have not been sent, oldest first. */
  readonly waiting: readonly QueuedAct[]
  readonly notice: JobNotice | undefined
  readonly finished: Finished | undefined
}

/** An order that this rider has. */
export interface OpenJob extends Job {
  readonly assignment: Assignment
}

/** Returns the order with the acts of the rider, those included that have not been sent. */
export function useJob(orderId: string): Job {
  const { acts, work } = useDeps()
  const assignment = useAssignment(orderId)
  const queue = useStore(acts.queue)
  const history = useStore(acts.history)
  const copy = useStore(work.copy)
  return useMemo(() => {
    const own = queue.filter(({ act }) => act.order_id === orderId)
    const waiting = own.filter(({ state }) => state === 'waiting')
    const answered = history.filter((one) => one.order_id === orderId && one.reason === null)
    const done = [...answered.toReversed().map(({ kind }) => kind), ...waiting.map(({ act }) => act.kind)]
    return {
      assignment,
      stage: assignment ? stageOf(assignment, done) : 'to-pickup',
      kept: own.filter(({ state }) => state === 'kept'),
      waiting,
      notice: copy?.notices.find((one) => one.order_id === orderId),
      finished: finishedBy(waiting, answered),
    }
  }, [assignment, queue, history, copy, orderId])
}

function finishedBy(waiting: readonly QueuedAct[], answered: readonly DoneAct[]): Finished | undefined {
  const acts = [
    ...waiting.map(({ act }) => ({ kind: act.kind, at: act.occurred_at, isSent: false })),
    ...answered.map(({ kind, occurred_at: at }) => ({ kind, at, isSent: true })),
  ]
  for (const { kind, ...act } of acts) if (isLastAct(kind)) return { kind, ...act }
  return undefined
}
