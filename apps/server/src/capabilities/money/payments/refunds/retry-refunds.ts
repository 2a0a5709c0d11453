import type { AnswerOf, moneyOpsCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { vendorOf } from '@beckon/domain/order'
import { type RefundCause, refundCauses } from '@beckon/domain/payment'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { changeRefund, failedRefunds } from './refund-store.ts'
import { decideRefund } from './refunds.ts'

type Answer = AnswerOf<typeof moneyOpsCalls.retryRefund>

/** Sends a failed refund again under a new id: the books keep both attempts. */
export async function retryRefunds(
  deps: PaymentDeps,
  { caller, country, params, body }: Context<typeof moneyOpsCalls.retryRefund>,
): Promise<Answer | Refusal> {
  const vendorId = vendorOf(params.id)
  if (vendorId === undefined) return refuse('order.not-found')
  const key = { vendorId, orderId: params.id }
  const subject = `refund:${params.id}`
  return audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    if (order?.country !== country) return refuse('order.not-found')
    const repeated = await repeatFailedRefunds(deps, tx, order)
    if (repeated.refunds === 0) return refuse('settlement.nothing')
    const amount = toDecimal({ minor: repeated.minor, currency: order.currency })
    const answer: Answer = { result: { amount, refunds: repeated.refunds } }
    return { before: 'FAILED', after: `${amount} ${order.currency}`, answer }
  })
}

/** Sends the failed refunds of a locked order again; returns their number and sum. */
export async function repeatFailedRefunds(
  deps: PaymentDeps,
  tx: Tx,
  order: OrderRow,
): Promise<{ readonly refunds: number; readonly minor: number }> {
  const failed = await failedRefunds(tx, { vendorId: order.vendor_id, orderId: order.order_id })
  for (const refund of failed) {
    const minor = refund.amount_minor
    await changeRefund(tx, refund, { state: 'REPLACED', updated_at: deps.clock.now() })
    const taken = { kind: 'REFUND_DECIDED', minor: -minor } as const
    await deps.ledger.enter(tx, order, `refund-replaced:${refund.refund_id}`, taken)
    await decideRefund(deps, tx, order, { minor, cause: causeOf(refund.cause) })
  }
  if (failed.length > 0) await deps.orders.touch(tx, order)
  return { refunds: failed.length, minor: failed.reduce((sum, one) => sum + one.amount_minor, 0) }
}

const causeOf = (text: string): RefundCause => refundCauses.find((cause) => cause === text) ?? 'CALLED_OFF'
