import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, cashBatchCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { boundsOfDay, dayOf } from '@beckon/domain/time'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { CashDeps } from '../deps.ts'
import { claimForBatch, lockSettlements, type ShopCash } from '../open-cash.ts'
import { type BatchRow, insertBatch, type LineRow, loadBatch } from './batch-store.ts'
import { presentBatch } from './present-batch.ts'

type Request = Context<typeof cashBatchCalls.createCashBatch>
type Answer = AnswerOf<typeof cashBatchCalls.createCashBatch>

export const subjectOfBatch = (batchId: string): string => `cash-batch:${batchId}`

/**
 * Puts open cash of shops into a batch: no other settlement takes it. Nothing is settled before the batch is. A repeated
 * request gets its batch; one with another day or other shops is a conflict.
 */
export async function createBatch(deps: CashDeps, request: Request): Promise<Answer | Refusal> {
  const { caller, country, deployment, params, body } = request
  const bounds = boundsOfDay(body.until, deployment.timezone)
  const today = dayOf(unixSeconds(deps.clock.now()), deployment.timezone)
  if (!bounds || body.until > today) return refuse('request.invalid', { fields: { until: 'future' } })
  const subject = subjectOfBatch(params.id)
  const made = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    await lockSettlements(tx, country)
    // Rolls back, so that a repeated request is not recorded as a change.
    if (await loadBatch(tx, country, params.id)) return refuse('idempotency.running', { retry_after: 1 })
    const batch = await enterBatch(deps, tx, request, new Date(bounds.to * 1000))
    if (isRefusal(batch)) return batch
    const amount = toDecimal({ minor: batch.amount_minor, currency: batch.currency })
    const after = `${batch.until_day}: ${amount} ${batch.currency}, ${batch.shops} shops`
    return { before: null, after, answer: batch }
  })
  const stored = await loadBatch(deps.db, country, params.id)
  if (!stored) return isRefusal(made) ? made : refuse('batch.not-found')
  return isSame(stored, body) ? { result: presentBatch(stored) } : refuse('idempotency.conflict')
}

/** Whether a stored batch is the one that is asked for. */
const isSame = (stored: BatchRow, body: Request['body']): boolean =>
  stored.until_day === body.until && isDeepStrictEqual(stored.asked_vendor_ids, askedShops(body))

const askedShops = ({ vendor_ids: ids }: Request['body']): string[] | null =>
  ids ? [...new Set(ids)].toSorted() : null

async function enterBatch(
  { clock }: CashDeps,
  tx: Tx,
  { caller, country, deployment, params, body }: Request,
  before: Date,
): Promise<BatchRow | Refusal> {
  const claimed = await claimForBatch(tx, params.id, { country, before, vendorIds: body.vendor_ids })
  if (claimed.length === 0) return refuse('settlement.nothing')
  const sum = (of: (cash: ShopCash) => number) => claimed.reduce((total, one) => total + of(one), 0)
  const batch: BatchRow = {
    country,
    batch_id: params.id,
    state: 'OPEN',
    until_day: body.until,
    asked_vendor_ids: askedShops(body),
    currency: deployment.currency,
    shops: claimed.length,
    orders: sum(({ orders }) => orders),
    amount_minor: sum(amountOf),
    operator_id: caller.operatorId,
    reason: body.reason,
    created_at: clock.now(),
    ended_by: null,
    ended_at: null,
    ended_reason: null,
  }
  const lines = claimed.map((cash) => lineOf(batch, cash))
  await insertBatch(tx, batch, lines)
  return batch
}

const amountOf = ({ collected, set_off }: ShopCash): number => collected - set_off

const lineOf = ({ country, batch_id }: BatchRow, cash: ShopCash): LineRow => ({
  vendor_id: cash.vendor_id,
  batch_id,
  country,
  orders: cash.orders,
  collected_minor: cash.collected,
  set_off_minor: cash.set_off,
  amount_minor: amountOf(cash),
  settled_at: null,
})
