import type { MoneyRequest } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { mayOperateWith } from '@beckon/domain/operator'
import { evaluateDecision, handStateAt } from '@beckon/domain/payment'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { NamedRequest } from './request-store.ts'

/** A request as an operator sees it at a time, with the decisions that the operator can make. */
export function presentRequest(row: NamedRequest, caller: OperatorCaller, now: Date): MoneyRequest {
  const expiresAt = unixSeconds(row.expires_at)
  const request = { state: row.state, expiresAt, now: unixSeconds(now), askedBy: row.asked_by }
  const mayDecide = mayOperateWith(caller.grants, 'money.approve')
  // Whether the asker may still ask is read with the decision.
  const by = { decidedBy: caller.operatorId, isPerson: caller.sessionId !== undefined, mayAsk: true }
  const can = (isApproval: boolean) =>
    mayDecide && evaluateDecision({ ...request, ...by, isApproval }) === undefined
  return {
    id: row.request_id,
    kind: row.kind,
    order_id: row.order_id,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    currency: row.currency,
    amount: toDecimal({ minor: row.amount_minor, currency: row.currency }),
    state: handStateAt(request, request.now),
    needs_approval: row.needs_approval,
    reason: row.reason,
    asked_by: row.asked_by,
    asked_by_name: row.asked_by_name,
    asked_at: unixSeconds(row.asked_at),
    expires_at: expiresAt,
    decided_by_name: row.decided_by_name,
    decided_at: row.decided_at && unixSeconds(row.decided_at),
    decision_reason: row.decision_reason,
    refund_id: row.refund_id,
    can: { approve: can(true), refuse: can(false) },
  }
}
