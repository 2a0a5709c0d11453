import { type OrderRecord, type ProgramStatus, programStatusNames as names } from '@beckon/contract'
import type { OrderStatus } from '@beckon/domain/order'

/** The status of an order for programs. A pre-order rests as RECEIVED until its search begins. */
export function statusFor(
  status: OrderStatus,
  { isForLater, before }: { readonly isForLater: boolean; readonly before: ProgramStatus },
): ProgramStatus {
  if (status === 'DELAYED') return before
  return status === 'RECEIVED' && isForLater ? 'scheduled' : names[status]
}

type StatusFacts = Pick<OrderRecord, 'status' | 'preordered_for'> & {
  readonly status_history: readonly { readonly status: OrderStatus }[]
}

export function statusOfRecord({
  status,
  preordered_for,
  status_history: history,
}: StatusFacts): ProgramStatus {
  const isForLater = preordered_for !== null
  const reached = history.findLast((entry) => entry.status !== 'DELAYED')?.status ?? 'NEW'
  const before = statusFor(reached, { isForLater, before: 'searching' })
  return statusFor(status, { isForLater, before })
}
