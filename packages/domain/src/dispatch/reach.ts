import { dispatchLimits } from '../limits/index.ts'

/** Returns the search radius in metres by air: it grows by the same distance with each raise of the fee. */
export const reachAfter = (raises: number): number => dispatchLimits.reachMetres * (1 + raises)
