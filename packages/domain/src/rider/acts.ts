/** Acts of a rider with a parcel, in the order in which a plain delivery has them. */
export const actKinds = [
  'arrive_pickup',
  'wait',
  'collect',
  'leave_pickup',
  'arrive_dropoff',
  'deliver',
  'report_trouble',
  'report_hold_up',
  'start_return',
  'hand_back',
] as const
export type ActKind = (typeof actKinds)[number]

/**
 * Returns the time at which an act counts, in milliseconds since 1970: its own time, corrected by the error of the
 * phone's clock, and never in the future.
 */
export const timeOfAct = (occurredAt: number, clockError: number, now: number): number =>
  Math.min(occurredAt - clockError, now)
