import { dispatchLimits } from '../limits/index.ts'

/** Returns the search radius in metres by air: it grows by the same distance with each raise of the fee. */
export const searchRadiusAfter = (raises: number): number => dispatchLimits.searchRadiusMetres * (1 + raises)

/** In a city, riders within this part of the reach are enough to choose from. */
const FIRST_PART = 1 / 6

/** Radii within which riders are read, one after the other, until the choice is certain. */
export const searchRadii = (searchRadiusMetres: number): readonly [number, number] => [
  searchRadiusMetres * FIRST_PART,
  searchRadiusMetres,
]
