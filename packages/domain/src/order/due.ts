import { PREORDER_LEAD_SECONDS } from '../limits/index.ts'

/** Returns whether the search for a rider may begin. */
export const isDue = (preorderedFor: number | null, now: number): boolean =>
  preorderedFor === null || now >= preorderedFor - PREORDER_LEAD_SECONDS
