import { useMemo } from 'react'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import type { DoneAct, QueuedAct } from '../../platform/storage/index.ts'
import type { Assignment, JobNotice } from '../../platform/work/index.ts'
import { useAssignment } from '../work/index.ts'
import { type Stage, stageOf } from './stage.ts'

/** The last act of an order that is over for this rider. */
export interface Finished {
  readonly kind: 'deliver' | 'hand_back'
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
  const unsent = waiting.find(({ act }) => act.kind === 'deliver' || act.kind === 'hand_back')
  const sent = answered.find(({ kind }) => kind === 'deliver' || kind === 'hand_back')
  const kind = (unsent?.act.kind ?? sent?.kind) === 'deliver' ? 'deliver' : 'hand_back'
  if (unsent) return { kind, at: unsent.act.occurred_at, isSent: false }
  return sent && { kind, at: sent.occurred_at, isSent: true }
}
