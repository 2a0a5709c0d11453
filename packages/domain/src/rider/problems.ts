/** Problems of a rider with a parcel, away from the customer's door. */
export const riderProblems = [
  'SHOP_CLOSED',
  'NOT_READY',
  'DAMAGED',
  'DOES_NOT_FIT',
  'ACCIDENT',
  'BREAKDOWN',
  'OTHER',
] as const
export type RiderProblem = (typeof riderProblems)[number]

const afterCollection: readonly RiderProblem[] = ['DAMAGED', 'ACCIDENT', 'BREAKDOWN', 'OTHER']

/** Returns the problems that there can be before or after the collection. */
export const problemsOf = (isCollected: boolean): readonly RiderProblem[] =>
  isCollected ? afterCollection : riderProblems

/** Whether the rider cannot ride on for now: no offers come until the break is ended. */
export const stopsRider = (problem: RiderProblem): boolean =>
  problem === 'ACCIDENT' || problem === 'BREAKDOWN'
