import type { AnswerOf, calls } from '@beckon/contract'

/** A difference between our ledger and the gateway's, with the work on it. */
export type Difference = AnswerOf<typeof calls.readReconciliation>['result']['differences'][number]

export const isClosed = ({ work }: Difference): boolean => (work?.closed_at ?? null) !== null
