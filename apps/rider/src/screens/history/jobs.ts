import type { DoneAct, QueuedAct } from '../../platform/storage/index.ts'

/** An act as the history shows it. */
export interface ShownAct {
  readonly act_id: string
  readonly kind: DoneAct['kind']
  /** Seconds since 1970. */
  readonly at: number
  /** Null while it waits to be sent. */
  readonly sentAt: number | null
  readonly reason: DoneAct['reason']
}

export interface ShownJob {
  readonly orderId: string
  readonly end: 'delivered' | 'returned' | 'given-up' | 'cancelled' | undefined
  /** The time of the newest act. */
  readonly at: number
  /** Oldest first. */
  readonly acts: readonly ShownAct[]
}

/** Returns what the rider did, by order: the order of the newest act first. */
export function jobsOf(queue: readonly QueuedAct[], history: readonly DoneAct[]): readonly ShownJob[] {
  const all = [
    ...queue.map(({ act, reason }) => ({ ...shown(act), orderId: act.order_id, sentAt: null, reason })),
    ...history.map((act) => ({
      ...shown(act),
      orderId: act.order_id,
      sentAt: act.sent_at,
      reason: act.reason,
    })),
  ].toSorted((a, b) => b.at - a.at)
  const orders = [...new Set(all.map(({ orderId }) => orderId))]
  return orders.map((orderId) => {
    const acts = all.filter((act) => act.orderId === orderId).toReversed()
    return { orderId, at: acts.at(-1)?.at ?? 0, end: endOf(acts), acts }
  })
}

const shown = ({
  act_id,
  kind,
  occurred_at: at,
}: {
  act_id: string
  kind: DoneAct['kind']
  occurred_at: number
}) => ({
  act_id,
  kind,
  at,
})

function endOf(acts: readonly ShownAct[]): ShownJob['end'] {
  const counted = acts.filter(({ reason }) => reason === null).map(({ kind }) => kind)
  if (counted.includes('deliver')) return 'delivered'
  if (counted.includes('hand_back')) return 'returned'
  if (counted.includes('give_up')) return 'given-up'
  return acts.some(({ reason }) => reason?.status === 'CANCELLED') ? 'cancelled' : undefined
}
