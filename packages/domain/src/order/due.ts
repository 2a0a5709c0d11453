import { PREORDER_LEAD_SECONDS } from '../limits/index.ts'

/** Whether an order may ask for a rider by now. */
export const isDue = (preorderedFor: number | null, now: number): boolean =>
  preorderedFor === null || now >= preorderedFor - PREORDER_LEAD_SECONDS
