import { withoutMarks } from '../../../features/paste-order/index.ts'
import type { RequestDraft } from './request-draft.ts'

/** Returns the draft with a change. A changed field is marked as checked, and choosing a place ends its lookup. */
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
    pendingPlace: isPlaced ? null : draft.pendingPlace,
    ...change,
  }
}
