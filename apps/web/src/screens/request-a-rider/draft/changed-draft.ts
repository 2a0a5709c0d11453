import { withoutMarks } from '../../../features/paste-order/index.ts'
import type { RequestDraft } from './request-draft.ts'

/** A draft with a change. What is written anew was looked at, and a place that is chosen is sought no more. */
export function changed(draft: RequestDraft, change: Partial<RequestDraft>): RequestDraft {
  const isPlaced = 'destination' in change
  return {
    ...draft,
    toCheck: withoutMarks(draft.toCheck, {
      ...change,
      ...(isPlaced ? { address: true } : {}),
      ...('preorderedFor' in change ? { time: true } : {}),
      ...('paymentMethod' in change ? { payment: true } : {}),
    }),
    sought: isPlaced ? null : draft.sought,
    ...change,
  }
}
