import type { BodyOf, MoneyRequest, moneyDeskCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { toDecimal, toMinor } from '@beckon/domain/money'
import { vendorOf } from '@beckon/domain/order'
import { APPROVAL_SECONDS, type HandKind } from '@beckon/domain/payment'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { handFacts } from './hand-facts.ts'
import { handRefusal, moveByHand } from './move-by-hand.ts'
import { presentRequest } from './present-request.ts'
import { insertRequest, loadRequest, lockAsker, type RequestRow } from './request-store.ts'

export interface AskedByHand {
  readonly kind: HandKind
  readonly caller: OperatorCaller
  readonly country: CountryCode
  readonly id: string
  readonly body: BodyOf<typeof moneyDeskCalls.askRefund>
}

type Answer = { readonly result: MoneyRequest }

export const subjectOf = (kind: HandKind, orderId: string): string =>
  `${kind === 'REFUND' ? 'refund' : 'write-off'}:${orderId}`

/**
 * Moves money by hand, or asks a second operator for it. The caller makes the id: a repeated request gets the first
 * answer and moves nothing.
 */
export async function askByHand(deps: PaymentDeps, asked: AskedByHand): Promise<Answer | Refusal> {
  const { kind, caller, country, id, body } = asked
  const vendorId = vendorOf(body.order_id)
  if (vendorId === undefined) return refuse('order.not-found')
  const key = { vendorId, orderId: body.order_id }
  const subject = subjectOf(kind, body.order_id)
  const made = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const row = await enterRequest(deps, tx, key, asked)
    if (isRefusal(row)) return row
    const amount = `${body.amount} ${row.currency}`
    return { before: null, after: row.state === 'DONE' ? amount : `${amount}, to be approved`, answer: row }
  })
  const stored = await loadRequest(deps.db, country, id)
  if (!stored) return isRefusal(made) ? made : refuse('money.request-not-found')
  return isSame(stored, asked)
    ? { result: presentRequest(stored, caller, deps.clock.now()) }
    : refuse('idempotency.conflict')
}

/** Whether a stored request is the one that is asked for. */
const isSame = (stored: RequestRow, { kind, caller, body }: AskedByHand): boolean =>
  stored.kind === kind &&
  stored.asked_by === caller.operatorId &&
  stored.order_id === body.order_id &&
  toDecimal({ minor: stored.amount_minor, currency: stored.currency }) === body.amount

async function enterRequest(
  deps: PaymentDeps,
  tx: Tx,
  key: OrderKey,
  { kind, caller, country, id, body }: AskedByHand,
): Promise<RequestRow | Refusal> {
  await lockAsker(tx, country, caller.operatorId)
  const order = await deps.orders.lock(tx, key)
  if (order?.country !== country) return refuse('order.not-found')
  // Rolls back, so that a repeated request is not recorded as a change.
  if (await loadRequest(tx, country, id)) return refuse('idempotency.running', { retry_after: 1 })
  const read = toMinor(body.amount, order.currency)
  if (!read.ok) return refuse('money.decimals')
  const { minor } = read.money
  const facts = await handFacts(deps, tx, order, { kind, minor, operatorId: caller.operatorId })
  if (facts.violation) return handRefusal(facts.violation)
  const row = requestOf(order, { kind, caller, id, minor, reason: body.reason, now: deps.clock.now() })
  const refund_id = facts.needsApproval ? null : await moveByHand(deps, tx, order, row)
  const state = facts.needsApproval ? 'PENDING' : 'DONE'
  const written: RequestRow = { ...row, needs_approval: facts.needsApproval, state, refund_id }
  return (await insertRequest(tx, written)) ? written : refuse('idempotency.conflict')
}

interface NewRequest extends Pick<AskedByHand, 'kind' | 'caller' | 'id'> {
  readonly minor: number
  readonly reason: string
  readonly now: Date
}

const requestOf = (
  { country, vendor_id, order_id, currency }: OrderRow,
  { kind, caller, id, minor, reason, now }: NewRequest,
): Omit<RequestRow, 'state' | 'needs_approval' | 'refund_id'> => ({
  country,
  request_id: id,
  kind,
  vendor_id,
  order_id,
  currency,
  amount_minor: minor,
  reason,
  asked_by: caller.operatorId,
  asked_at: now,
  expires_at: new Date(now.getTime() + APPROVAL_SECONDS * 1000),
  decided_by: null,
  decided_at: null,
  decision_reason: null,
})
