import { dispatchLimits } from '../limits/index.ts'

/** Speed of a bicycle in a city. */
const METRES_PER_SECOND = 5

/** Times in seconds since 1970. */
interface PromisedRide {
  readonly readyAt: number
  readonly deliverBy: number
  /** By road from the collection point to the door. */
  readonly metres: number
}

/** Returns the latest collection with which a promise is kept, not before the item is ready. */
export const collectByOf = ({ readyAt, deliverBy, metres }: PromisedRide): number =>
  Math.max(readyAt, deliverBy - Math.round(metres / METRES_PER_SECOND) - dispatchLimits.handoverSeconds)
