import type { AnswerOf, cashBatchCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { CashDeps } from '../deps.ts'
import { enterSettled, publishSettled } from '../enter-settled.ts'
import { releaseBatch, settleBatchOf } from '../open-cash.ts'
import { insertSettlement } from '../store.ts'
import { type BatchRow, type LineRow, loadBatch, moveBatch, openLines, settleLine } from './batch-store.ts'
import { subjectOfBatch } from './create-batch.ts'
import { presentBatch } from './present-batch.ts'

export interface BatchKey {
  readonly country: CountryCode
  readonly batchId: string
}

/** The job that settles a batch, shop by shop. */
export const SETTLE_BATCH = 'settle-cash-batch'

type Request = Context<typeof cashBatchCalls.settleCashBatch>
type Answer = AnswerOf<typeof cashBatchCalls.settleCashBatch>

/**
 * Begins the settlement of a batch; a job makes its entries. A repeated request gets the batch as it is, and queues the job
 * again for a batch whose job has given up.
 */
export async function beginSettlement(deps: CashDeps, request: Request): Promise<Answer | Refusal> {
  const key: BatchKey = { country: request.country, batchId: request.params.id }
  const options = { singletonKey: key.batchId }
  const send = (tx: Tx) => deps.jobs.send(SETTLE_BATCH, key, { ...options, tx })
  const before = await loadBatch(deps.db, key.country, key.batchId)
  const answer = await end(deps, request, 'SETTLING', send)
  if (before?.state === 'SETTLING') await deps.jobs.send(SETTLE_BATCH, key, options)
  return answer
}

/** Gives the cash of a batch free that is not settled. A repeated request gets the batch as it is. */
export const undoBatch = (deps: CashDeps, request: Request): Promise<Answer | Refusal> =>
  end(deps, request, 'UNDONE', (tx) => releaseBatch(tx, request.country, request.params.id))

async function end(
  deps: CashDeps,
  { caller, country, params, body }: Request,
  to: 'SETTLING' | 'UNDONE',
  work: (tx: Tx) => Promise<void>,
): Promise<Answer | Refusal> {
  const subject = subjectOfBatch(params.id)
  const ended = await audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const change = {
      state: to,
      ended_by: caller.operatorId,
      ended_at: deps.clock.now(),
      ended_reason: body.reason,
    }
    const isMoved = await moveBatch(tx, { country, batch_id: params.id }, 'OPEN', change)
    if (!isMoved) return refuse('batch.ended')
    await work(tx)
    return { before: 'OPEN', after: to, answer: true }
  })
  const stored = await loadBatch(deps.db, country, params.id)
  if (!stored) return refuse('batch.not-found')
  return isRefusal(ended) && !isRepeated(stored, to) ? ended : { result: presentBatch(stored) }
}

const isRepeated = ({ state }: BatchRow, to: 'SETTLING' | 'UNDONE'): boolean =>
  to === 'UNDONE' ? state === 'UNDONE' : state === 'SETTLING' || state === 'SETTLED'

/** Settles the shops of a batch, each in a transaction of its own. May run twice, and again after it was killed. */
export async function settleBatch(deps: CashDeps, { country, batchId }: BatchKey): Promise<void> {
  const batch = await loadBatch(deps.db, country, batchId)
  if (batch?.state !== 'SETTLING') return
  for (const line of await openLines(deps.db, batch)) await settleShop(deps, batch, line)
  await moveBatch(deps.db, batch, 'SETTLING', { state: 'SETTLED' })
}

async function settleShop(deps: CashDeps, batch: BatchRow, line: LineRow): Promise<void> {
  const at = deps.clock.now()
  const { vendor_id: vendorId } = line
  const { batch_id: settlementId, country } = batch
  await inTransaction(deps.db, async (tx) => {
    // The first statement: a second run waits for it, and finds the shop settled.
    if (!(await settleLine(tx, line, at))) return
    const claimed = await settleBatchOf(tx, { vendorId, batchId: settlementId, at })
    const minor = claimed.reduce((sum, one) => sum + one.minor, 0)
    if (minor !== line.amount_minor) throw new Error(`batch ${settlementId}: ${vendorId} has another sum`)
    await enterSettled(deps, tx, settlementId, claimed)
    const { operator_id, reason } = batch
    await insertSettlement(tx, {
      ...{ vendorId, country, before: at, settlementId, at, minor, reason },
      operatorId: batch.ended_by ?? operator_id,
      orders: claimed.length,
    })
    const { currency } = batch
    const orders = claimed.length
    await publishSettled(deps, tx, { vendorId, country, settlementId, minor, currency, orders })
  })
}
