/** A pre-order asks for a rider this long before its time: half an hour is a typical ride to a collection point. */
export const PREORDER_LEAD_SECONDS = 30 * 60

/** Whether an order may ask for a rider by now. */
export const isDue = (preorderedFor: number | null, now: number): boolean =>
  preorderedFor === null || now >= preorderedFor - PREORDER_LEAD_SECONDS
