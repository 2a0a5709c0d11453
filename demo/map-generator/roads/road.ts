import type { Line } from '../shape/point.ts'
import type { StreetRank } from '../vocabulary/vocabulary.ts'

/** A planned line, before it is connected with the others. */
export interface Road {
  readonly line: Line
  readonly rank: StreetRank
}

/** Which of two roads on the same ground stays. */
export const order: Readonly<Record<StreetRank, number>> = {
  motorway: 7,
  ring: 6,
  avenue: 5,
  shore: 4,
  collector: 3,
  street: 2,
  lane: 1,
  path: 0,
}

export const isMajor = (rank: StreetRank) => order[rank] >= order.collector
