import type { AnswerOf, ErrorCode, moneyDeskCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { type DecisionViolation, evaluateDecision, type HandKind } from '@beckon/domain/payment'
import type { OperatorAction } from '@beckon/domain/operator'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited, operatorMay } from '../../../settings/operators/index.ts'
import type { PaymentDeps } from '../deps.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import { subjectOf } from './ask-by-hand.ts'
import { handFacts } from './hand-facts.ts'
import { handRefusal, moveByHand } from './move-by-hand.ts'
import { presentRequest } from './present-request.ts'
import { loadRequest, type NamedRequest, type RequestRow, writeDecision } from './request-store.ts'

type Request = Context<typeof moneyDeskCalls.decideMoneyRequest>
type Answer = AnswerOf<typeof moneyDeskCalls.decideMoneyRequest>

const refusals: Readonly<Record<DecisionViolation, ErrorCode>> = {
  decided: 'money.request-decided',
  expired: 'money.request-expired',
  'same-person': 'money.same-person',
  'asker-gone': 'money.asker-gone',
}

/** The action with which the kind is asked for. */
const actionOf: Readonly<Record<HandKind, OperatorAction>> = {
  REFUND: 'money.refund',
  WRITE_OFF: 'money.settle',
}

/** Decides on a request of another operator. Of several decisions at once the first one counts. */
export async function decideByHand(deps: PaymentDeps, request: Request): Promise<Answer | Refusal> {
  const { caller, country, params, body } = request
  const asked = await loadRequest(deps.db, country, params.id)
  if (!asked) return refuse('money.request-not-found')
  const subject = subjectOf(asked.kind, asked.order_id)
  const decided = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const state = await decide(deps, tx, asked, request)
    if (isRefusal(state)) return state
    const amount = toDecimal({ minor: asked.amount_minor, currency: asked.currency })
    return { before: 'PENDING', after: `${state}: ${amount} ${asked.currency}`, answer: state }
  })
  const stored = await loadRequest(deps.db, country, params.id)
  if (!stored || (isRefusal(decided) && !isRepeated(stored, request))) {
    return isRefusal(decided) ? decided : refuse('money.request-not-found')
  }
  return { result: presentRequest(stored, caller, deps.clock.now()) }
}

/** Whether the caller has made this decision before, and its answer was lost. */
const isRepeated = ({ state, decided_by }: RequestRow, { caller, body }: Request): boolean =>
  decided_by === caller.operatorId && state === (body.approve ? 'DONE' : 'REFUSED')

async function decide(
  deps: PaymentDeps,
  tx: Tx,
  { kind, vendor_id: vendorId, order_id: orderId }: NamedRequest,
  { caller, country, params, body }: Request,
): Promise<RequestRow['state'] | Refusal> {
  const order = await deps.orders.lock(tx, { vendorId, orderId })
  // Read again under the lock of the order, which every decision holds.
  const row = await loadRequest(tx, country, params.id)
  if (!order || !row) return refuse('money.request-not-found')
  const now = deps.clock.now()
  const violation = evaluateDecision({
    state: row.state,
    expiresAt: unixSeconds(row.expires_at),
    now: unixSeconds(now),
    isApproval: body.approve,
    askedBy: row.asked_by,
    decidedBy: caller.operatorId,
    isPerson: caller.sessionId !== undefined,
    mayAsk: await operatorMay(tx, { operatorId: row.asked_by, country, action: actionOf[kind] }),
  })
  if (violation) return refuse(refusals[violation])
  const refundId = body.approve ? await approve(deps, tx, order, row) : null
  if (isRefusal(refundId)) return refundId
  const state = body.approve ? 'DONE' : 'REFUSED'
  const by = { decided_by: caller.operatorId, decided_at: now, decision_reason: body.reason }
  await writeDecision(tx, row, { ...by, state, refund_id: refundId })
  return state
}

/** Moves the money where it can still be moved; the request itself does not count against it. */
async function approve(
  deps: PaymentDeps,
  tx: Tx,
  order: OrderRow,
  row: RequestRow,
): Promise<string | null | Refusal> {
  const { kind, amount_minor: minor, asked_by: operatorId } = row
  const facts = await handFacts(deps, tx, order, { kind, minor, operatorId, own: minor })
  return facts.violation ? handRefusal(facts.violation) : moveByHand(deps, tx, order, row)
}
