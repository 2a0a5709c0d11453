import { type BrowserConfig, orderCalls, type OrderRequest, type WireVendor } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { clockOf } from '@beckon/domain/time'
import { parseServiceHours } from '@beckon/domain/request'
import { type CallProblem, givesReason, problemOf } from '../../../platform/client/index.ts'
import { pause, serverSeconds } from '../../../platform/clock/index.ts'
import { pressureValues } from './pressure-problem.ts'
import { isSameOrder, orderOf } from '../draft/order-of-draft.ts'
import type { Problem, RequestContext, SubmitResult } from './request-state.ts'

/** A request that was sent under a key and has no answer yet; the same in every tab. */
export interface UnansweredRequests {
  read(key: string): OrderRequest | null
  write(key: string, sent: OrderRequest | null): void
}

export interface SubmitDeps {
  readonly client: Client
  readonly config: BrowserConfig
  readonly vendor: WireVendor
  readonly unanswered: UnansweredRequests
}

const RUNNING_TRIES = 10

/** Sends a request once under its idempotency key, with the unchanged body of an earlier try without an answer. */
export async function createOrder(deps: SubmitDeps, context: RequestContext): Promise<SubmitResult> {
  const { client, config, unanswered } = deps
  const { quote, idempotencyKey: key } = context
  if (!quote) return { ok: false, why: 'signature-expired' }
  const fresh = orderOf(deps, context.draft, quote)
  const earlier = unanswered.read(key)
  const body = earlier && isSameOrder(earlier, fresh) ? earlier : fresh
  unanswered.write(key, body)
  for (let tries = 0; ; tries += 1) {
    const sent = await client.call(orderCalls.createOrder, { body }, { idempotencyKey: key })
    if (sent.ok) return { ok: true, orderId: sent.answer.result.order_id }
    const problem = problemOf(sent.error)
    if (problem.code === 'idempotency.running' && tries < RUNNING_TRIES) {
      await pause(1000)
      continue
    }
    // A refused request creates no order; the result of an unanswered one is unknown.
    if (sent.error.kind === 'refused' && sent.error.status < 500) unanswered.write(key, null)
    if (problem.code === 'SignatureExpired') return { ok: false, why: 'signature-expired' }
    if (problem.code === 'voucher.unavailable') return { ok: false, why: 'voucher-gone' }
    return { ok: false, why: 'refused', problem: problemOfSubmit(sent.error, problem, config, 'create') }
  }
}

/**
 * Returns the order to be paid online; null without a fee. After a reload, or a try under the same key, it is the
 * stored body, unchanged.
 */
export function orderToPay(deps: SubmitDeps, context: RequestContext): OrderRequest | null {
  const { unanswered } = deps
  const { quote, idempotencyKey: key, draft, isResuming } = context
  const earlier = unanswered.read(key)
  if (earlier && isResuming) return earlier
  if (!quote) return null
  const fresh = orderOf(deps, draft, quote)
  const order = earlier && isSameOrder(earlier, fresh) ? earlier : fresh
  unanswered.write(key, order)
  return order
}

/** Returns why the order was not placed, and whether the user can try again. */
export function problemOfSubmit(
  error: CallError,
  problem: CallProblem,
  config: BrowserConfig,
  what: 'create' | 'update',
): Problem {
  const { key, code, fields, meta } = problem
  if (error.kind === 'offline') return { key: `request.error.offline-${what}` }
  if (!givesReason(error)) return { key: `request.error.could-not-${what}` }
  const hours = parseServiceHours(String(meta['service_hours']))
  if (code === 'delivery.service-closed' && hours.ok) {
    return { key, values: { ...hours.hours, now: clockOf(serverSeconds(), config.timezone) } }
  }
  return { key, fields, ...pressureValues(problem) }
}
