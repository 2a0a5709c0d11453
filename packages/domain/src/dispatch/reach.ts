import { dispatchLimits } from '../limits/index.ts'

/** Returns the search radius in metres by air: it grows by the same distance with each raise of the fee. */
export const reachAfter = (raises: number): number => dispatchLimits.reachMetres * (1 + raises)

/** In a city, riders within this part of the reach are enough to choose from. */
const FIRST_PART = 1 / 6

/** Radii within which riders are read, one after the other, until the choice is certain. */
export const searchRadii = (reachMetres: number): readonly [number, number] => [
  reachMetres * FIRST_PART,
  reachMetres,
]
