import type { HandViolation } from '@beckon/domain/payment'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { decideRefund } from '../refunds/refunds.ts'
import type { RequestRow } from './request-store.ts'

type Moved = Pick<RequestRow, 'request_id' | 'kind' | 'amount_minor'>

/** Makes the entries of a request for a locked order, and sends its refund. Returns the id of the refund. */
export async function moveByHand(
  deps: PaymentDeps,
  tx: Tx,
  order: OrderRow,
  { request_id: id, kind, amount_minor: minor }: Moved,
): Promise<string | null> {
  if (kind === 'REFUND') {
    const refundId = await decideRefund(deps, tx, order, { minor, cause: 'BY_HAND' })
    await deps.orders.touch(tx, order)
    return refundId ?? null
  }
  const isNew = await deps.ledger.enter(tx, order, `by-hand:${id}`, { kind: 'WRITTEN_OFF', minor })
  if (!isNew) throw new Error(`the write-off ${id} was entered before`)
  return null
}

/** The refusal of money that cannot be moved by hand. */
export const handRefusal = (violation: HandViolation): Refusal => refuse(`money.${violation}`)
