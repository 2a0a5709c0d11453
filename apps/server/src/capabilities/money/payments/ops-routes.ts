import { moneyOpsCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import type { FastifyInstance } from 'fastify'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { PaymentDeps } from './deps.ts'
import { isGatewayError } from './providers/card-gateway.ts'
import { presentDays } from './refunds/present-day.ts'
import { boundsOfUtcDay, reconcile } from './refunds/reconcile.ts'
import { loadDay, loadDays, movedByUs, writtenOff } from './refunds/reconcile-store.ts'
import { retryRefunds } from './refunds/retry-refunds.ts'
import { workOnDifference } from './refunds/work-on-difference.ts'

export function moneyOpsRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { db } = deps
  serve(app, moneyOpsCalls.listReconciliations, async ({ country, deployment, query }) => ({
    result: await presentDays(db, deployment, await loadDays(db, country, query.count)),
  }))
  serve(app, moneyOpsCalls.readReconciliation, (context) => readDay(deps, context))
  serve(app, moneyOpsCalls.reconcileDay, async ({ country, deployment, params }) => {
    const compared = await reconcile(deps, country, params.day)
    if (isGatewayError(compared)) return refuse('payment.unavailable')
    const row = await loadDay(db, country, params.day)
    const [result] = row ? await presentDays(db, deployment, [row]) : []
    return result ? { result } : refuse('request.not-found')
  })
  serve(app, moneyOpsCalls.workOnDifference, (context) => workOnDifference(deps, context))
  serve(app, moneyOpsCalls.listWrittenOff, async ({ country, query }) => ({
    result: (await writtenOff(db, country, query.count)).map((one) => ({
      order_id: one.order_id,
      vendor_id: one.vendor_id,
      amount: toDecimal({ minor: one.minor, currency: one.currency }),
      currency: one.currency,
      at: unixSeconds(one.created_at),
      by_hand: one.by_hand,
    })),
  }))
  serve(app, moneyOpsCalls.retryRefund, (context) => retryRefunds(deps, context))
}

/** A compared day with the money that moved on it by our ledger, oldest first. */
async function readDay(
  { db }: PaymentDeps,
  { country, deployment, params }: Context<typeof moneyOpsCalls.readReconciliation>,
) {
  const row = await loadDay(db, country, params.day)
  const [day] = row ? await presentDays(db, deployment, [row]) : []
  if (!day) return refuse('request.not-found')
  const moved = await movedByUs(db, { country, ...boundsOfUtcDay(params.day) })
  return {
    result: {
      ...day,
      moved: moved
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .map(({ kind, orderId, reference, minor, at }) => ({
          kind,
          order_id: orderId,
          reference,
          amount: toDecimal({ minor, currency: deployment.currency }),
          at: unixSeconds(at),
        })),
    },
  }
}
