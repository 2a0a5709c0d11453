import { type AnswerOf, cashBatchCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { boundsOfDay } from '@beckon/domain/time'
import type { FastifyInstance } from 'fastify'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { CashDeps } from '../deps.ts'
import { openCash } from '../open-cash.ts'
import { newestBatches } from './batch-store.ts'
import { createBatch } from './create-batch.ts'
import { exportBatch } from './export-batch.ts'
import { presentBatch } from './present-batch.ts'
import { beginSettlement, undoBatch } from './settle-batch.ts'

const MOST_SHOPS = 1000

/** The calls about cash of many shops. */
export function cashBatchRoutes(app: FastifyInstance, deps: CashDeps): void {
  serve(app, cashBatchCalls.listCashBalances, (context) => balances(deps, context))
  serve(app, cashBatchCalls.createCashBatch, (context) => createBatch(deps, context))
  serve(app, cashBatchCalls.listCashBatches, async ({ country, query }) => ({
    result: (await newestBatches(deps.db, country, query.count)).map(presentBatch),
  }))
  serve(app, cashBatchCalls.exportCashBatch, ({ country, params, language }) =>
    exportBatch(deps.db, { country, batchId: params.id, language }),
  )
  serve(app, cashBatchCalls.settleCashBatch, (context) => beginSettlement(deps, context))
  serve(app, cashBatchCalls.undoCashBatch, (context) => undoBatch(deps, context))
}

async function balances(
  { db, clock }: CashDeps,
  { country, deployment, query }: Context<typeof cashBatchCalls.listCashBalances>,
): Promise<AnswerOf<typeof cashBatchCalls.listCashBalances> | Refusal> {
  const bounds = query.until === undefined ? undefined : boundsOfDay(query.until, deployment.timezone)
  if (query.until !== undefined && !bounds) return refuse('request.invalid', { fields: { until: 'day' } })
  const before = bounds ? new Date(bounds.to * 1000) : clock.now()
  const vendorIds = query.vendor_id === undefined ? undefined : [query.vendor_id]
  const found = await openCash(db, { country, before, vendorIds })
  const { currency } = deployment
  const decimal = (minor: number) => toDecimal({ minor, currency })
  const sum = (of: (cash: (typeof found)[number]) => number) => found.reduce((all, one) => all + of(one), 0)
  return {
    result: {
      currency,
      total: {
        orders: sum(({ orders }) => orders),
        collected: decimal(sum(({ collected }) => collected)),
        set_off: decimal(sum(({ set_off }) => set_off)),
        amount: decimal(sum(({ collected, set_off }) => collected - set_off)),
      },
      shops: found.slice(0, MOST_SHOPS).map((one) => ({
        vendor_id: one.vendor_id,
        vendor_name: one.vendor_name,
        orders: one.orders,
        collected: decimal(one.collected),
        set_off: decimal(one.set_off),
        amount: decimal(one.collected - one.set_off),
        oldest_at: unixSeconds(one.oldest_at),
      })),
    },
  }
}
