import type { BoardOrder, BoardRider } from '@beckon/contract'
import { freshnessOf } from '@beckon/domain/board'
import { distanceBetween } from '@beckon/domain/geo'
import type { BoardState } from './board-state.ts'

export interface Candidate {
  readonly rider: BoardRider
  /** Metres by air to the collection point; undefined where the position of the rider is not known. */
  readonly metres: number | undefined
}

/** Returns the riders on duty who may get an order by hand: those with room first, then by their way to the parcel. */
export function candidatesFor(order: BoardOrder, { riders }: BoardState, now: number): readonly Candidate[] {
  return [...riders.values()]
    .filter(({ rider_id: id, duty }) => duty === 'on' && id !== order.rider_id)
    .map((rider) => ({ rider, metres: metresTo(order, rider, now) }))
    .toSorted(compare)
}

const far = Number.MAX_SAFE_INTEGER

const compare = (a: Candidate, b: Candidate): number =>
  Number(a.rider.room <= 0) - Number(b.rider.room <= 0) || (a.metres ?? far) - (b.metres ?? far)

function metresTo({ collect }: BoardOrder, { position }: BoardRider, now: number): number | undefined {
  if (position === null || position.taken_at === null) return undefined
  return freshnessOf(now - position.taken_at) === 'lost' ? undefined : distanceBetween(collect, position)
}
