import { type AnswerOf, moneyOpsCalls } from '@beckon/contract'
import { type Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unixSeconds } from '../../../platform/clock.ts'
import { serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { PaymentDeps } from './deps.ts'
import { isGatewayError } from './providers/card-gateway.ts'
import { reconcile } from './refunds/reconcile.ts'
import {
  type DayRow,
  type DifferenceRow,
  loadDays,
  loadDifferences,
  writtenOff,
} from './refunds/reconcile-store.ts'
import { retryRefunds } from './refunds/retry-refunds.ts'

type Listed = AnswerOf<typeof moneyOpsCalls.listReconciliations>['result'][number]
const kinds = z.enum(moneyOpsCalls.difference.shape.kind.options)

export function moneyOpsRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { db } = deps
  serve(app, moneyOpsCalls.listReconciliations, async ({ country, deployment, query }) => {
    const days = await loadDays(db, country, query.count)
    const found = await loadDifferences(
      db,
      country,
      days.map(({ day }) => day),
    )
    return { result: days.map((row) => presentDay(row, found, deployment)) }
  })
  serve(app, moneyOpsCalls.reconcileDay, async ({ country, deployment, params }) => {
    const compared = await reconcile(deps, country, params.day)
    if (isGatewayError(compared)) return refuse('payment.unavailable')
    const row = (await loadDays(db, country, 400)).find(({ day }) => day === params.day)
    if (!row) return refuse('request.not-found')
    return { result: presentDay(row, await loadDifferences(db, country, [row.day]), deployment) }
  })
  serve(app, moneyOpsCalls.listWrittenOff, async ({ country, query }) => ({
    result: (await writtenOff(db, country, query.count)).map((one) => ({
      order_id: one.order_id,
      vendor_id: one.vendor_id,
      amount: toDecimal({ minor: one.minor, currency: one.currency }),
      currency: one.currency,
      at: unixSeconds(one.created_at),
    })),
  }))
  serve(app, moneyOpsCalls.retryRefund, (context) => retryRefunds(deps, context))
}

function presentDay(row: DayRow, found: readonly DifferenceRow[], { currency }: Deployment): Listed {
  const decimal = (minor: number | null) => (minor === null ? null : toDecimal({ minor, currency }))
  return {
    day: row.day,
    state: row.state,
    ours: row.ours,
    theirs: row.theirs,
    checked_at: unixSeconds(row.checked_at),
    differences: found
      .filter(({ day }) => day === row.day)
      .map((one) => ({
        kind: kinds.parse(one.kind),
        order_id: one.order_id,
        reference: one.reference,
        ours: decimal(one.ours_minor),
        theirs: decimal(one.theirs_minor),
      })),
  }
}
