import type { OrderMilestone, OrderRecord } from '@beckon/contract'

type StatusEntry = OrderRecord['status_history'][number]

/** One thing that happened to an order. */
export type Moment =
  | { readonly kind: 'STATUS'; readonly at: number; readonly entry: StatusEntry }
  | OrderMilestone

/** All that happened to an order, the newest first; of the same second as it came about. */
export function timelineOf({ status_history, milestones }: OrderRecord): Moment[] {
  const moves = status_history.map((entry): Moment => ({ kind: 'STATUS', at: entry.created_at, entry }))
  // With a rider on the way being late is a status, which says why.
  const isDelayed = status_history.some(({ status }) => status === 'DELAYED')
  const beside = milestones.filter(({ kind }) => kind !== 'LATE' || !isDelayed)
  return [...moves, ...beside].toSorted((a, b) => a.at - b.at || rank(a) - rank(b)).toReversed()
}

/** What a move brings about comes after it, what brings a move about before it. */
const rank = (moment: Moment): number => (moment.kind === 'STATUS' ? 1 : moment.kind === 'ASKED' ? 2 : 0)
