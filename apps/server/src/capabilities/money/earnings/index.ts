import { fleetCalls, moneyOpsCalls, riderMoneyCalls, riderPayoutCalls } from '@beckon/contract'
import type { Earning } from '@beckon/domain/rider'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { EarningsDeps } from './deps.ts'
import { earningsByDay } from './earnings-by-day.ts'
import { createPayoutRun } from './payouts/create-payout-run.ts'
import { cancelPayoutRun, markPayoutRunPaid } from './payouts/decide-payout-run.ts'
import { exportPayoutRun } from './payouts/export-payout-run.ts'
import { newestRuns } from './payouts/payout-store.ts'
import { presentRun } from './payouts/present-run.ts'
import { previewPayoutRun } from './payouts/preview-payout-run.ts'
import { expectedPay, recordEarning } from './record-earning.ts'
import { listRiderCash, readRiderCash } from './rider-cash.ts'
import { cashInHand, isRiderOf } from './store.ts'
import { takeCash } from './take-cash.ts'

export interface EarningsService {
  routes(app: FastifyInstance): void
  /** The pay of a job without waiting, in minor units; `bonusMinor` is the raise of the shop. */
  expectedPay(order: OrderRow, bonusMinor: number): Promise<Earning>
  /** Enters the pay for a locked order that has just ended. */
  record(tx: Tx, order: OrderRow, bonusMinor: number): Promise<void>
  /** Cash that riders have to hand on, in minor units; those without any are left out. */
  cashInHand(db: Database, riderIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** The money of riders: what they earn, and the cash of customers that they have in hand. */
export function earnings(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  services: Omit<EarningsDeps, 'db' | 'clock'>,
): EarningsService {
  const deps: EarningsDeps = { db, clock, ...services }
  return {
    expectedPay: (order, bonusMinor) => expectedPay(deps, order, bonusMinor),
    record: (tx, order, bonusMinor) => recordEarning(deps, tx, order, bonusMinor),
    cashInHand,
    routes(app) {
      serve(app, fleetCalls.riderEarnings, ({ caller, deployment, query }) =>
        earningsByDay(deps, { riderId: caller.riderId, deployment, days: query.days }),
      )
      serve(app, moneyOpsCalls.takeRiderCash, (context) => takeCash(deps, context))
      serveRiderMoney(app, deps)
      servePayoutRuns(app, deps)
    },
  }
}

function serveRiderMoney(app: FastifyInstance, deps: EarningsDeps): void {
  const { listRiderCash: list, readRiderCash: read, readRiderEarnings } = riderMoneyCalls
  serve(app, list, ({ caller, deployment }) => listRiderCash(deps, caller, deployment))
  serve(app, read, (context) => readRiderCash(deps, context))
  serve(app, readRiderEarnings, async ({ country, deployment, params, query }) =>
    (await isRiderOf(deps.db, country, params.id))
      ? earningsByDay(deps, { riderId: params.id, deployment, days: query.days })
      : refuse('rider.not-found'),
  )
}

function servePayoutRuns(app: FastifyInstance, deps: EarningsDeps): void {
  serve(app, riderPayoutCalls.createPayoutRun, (context) => createPayoutRun(deps, context))
  serve(app, riderPayoutCalls.listPayoutRuns, async ({ country, query }) => ({
    result: (await newestRuns(deps.db, country, query.count)).map(presentRun),
  }))
  serve(app, riderPayoutCalls.readPayoutRun, ({ country, params, language }) =>
    exportPayoutRun(deps.db, { country, runId: params.id, language }),
  )
  serve(app, riderPayoutCalls.previewPayoutRun, (context) => previewPayoutRun(deps, context))
  serve(app, riderPayoutCalls.markPayoutRunPaid, (context) => markPayoutRunPaid(deps, context))
  serve(app, riderPayoutCalls.cancelPayoutRun, (context) => cancelPayoutRun(deps, context))
}
