import type { OrderMilestone, OrderRecord } from '@beckon/contract'

type StatusEntry = OrderRecord['status_history'][number]

interface Move {
  readonly kind: 'STATUS'
  readonly at: number
  readonly entry: StatusEntry
}

/** Consecutive offers to riders: their number, and the time of the last offer or answer. */
interface Offers {
  readonly kind: 'OFFERS'
  readonly at: number
  readonly count: number
}

/** One event of an order. */
export type TimelineEntry = Move | Offers | OrderMilestone

/** Returns all events of an order, newest first; within a second in their causal order. */
export function timelineOf({ status_history, milestones }: OrderRecord): TimelineEntry[] {
  const moves = status_history.map((entry): Move => ({ kind: 'STATUS', at: entry.created_at, entry }))
  // While a rider is on the way, a delay is a status with a reason.
  const isDelayed = status_history.some(({ status }) => status === 'DELAYED')
  const beside = milestones.filter(({ kind }) => kind !== 'LATE' || !isDelayed)
  const all: (Move | OrderMilestone)[] = [...moves, ...beside]
  return foldOffers(all.toSorted((a, b) => a.at - b.at || rank(a) - rank(b))).toReversed()
}

/** Effects of a transition come after it, its cause before it. */
const rank = (moment: TimelineEntry): number =>
  moment.kind === 'STATUS' ? 1 : moment.kind === 'ASKED' ? 2 : 0

const offering = ['OFFERED', 'DECLINED', 'OFFER_EXPIRED']

/** A search can offer an order to dozens of riders, so consecutive offers and refusals are summarised. */
function foldOffers(inTime: readonly (Move | OrderMilestone)[]): TimelineEntry[] {
  const moments: TimelineEntry[] = []
  let run: Move[] = []
  const end = () => {
    const count = run.filter(({ entry }) => entry.reason === 'OFFERED').length
    const last = run.at(-1)
    moments.push(...(count > 1 && last ? [{ kind: 'OFFERS' as const, at: last.at, count }] : run))
    run = []
  }
  for (const moment of inTime) {
    if (moment.kind === 'STATUS' && offering.includes(moment.entry.reason ?? '')) {
      run.push(moment)
    } else {
      end()
      moments.push(moment)
    }
  }
  end()
  return moments
}
