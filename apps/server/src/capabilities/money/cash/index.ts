import { moneyOpsCalls, paymentCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import { cashBatchRoutes } from './batches/routes.ts'
import { type BatchKey, SETTLE_BATCH, settleBatch } from './batches/settle-batch.ts'
import { cashForPeriod } from './cash-for-period.ts'
import type { CashDeps } from './deps.ts'
import { collectCash } from './collect-cash.ts'
import { payAdvance, returnAdvance } from './pay-advance.ts'
import { outstandingAdvances } from './rider-advances.ts'
import { settleCash } from './settle-cash.ts'

export interface CashService {
  routes(app: FastifyInstance): void
  /** Records the cash that the rider collected for a locked order, in minor units. */
  collected(tx: Tx, order: OrderRow, minor: number): Promise<void>
  /** Books the amount that the rider of a locked order reports: paid to the shop, or given back with the parcel. */
  advanced(tx: Tx, order: OrderRow, amount: number | null): Promise<Refusal | undefined>
  advanceReturned(tx: Tx, order: OrderRow, amount: number | null): Promise<Refusal | undefined>
  /** Sums that riders have advanced and not got back, in minor units; those without any are left out. */
  outstanding(db: Database, riderIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** The cash that riders collect for shops: due, collected, short, settled. */
export function cash(
  { db, clock, jobs, outbox }: Pick<Platform, 'db' | 'clock' | 'jobs' | 'outbox'>,
  services: Omit<CashDeps, 'db' | 'clock' | 'jobs' | 'outbox'>,
): CashService {
  const deps: CashDeps = { db, clock, jobs, outbox, ...services }
  jobs.define<BatchKey>(SETTLE_BATCH, (key) => settleBatch(deps, key))
  return {
    collected: (tx, order, minor) => collectCash(deps, tx, order, minor),
    advanced: (tx, order, amount) => payAdvance(deps, tx, order, amount),
    advanceReturned: (tx, order, amount) => returnAdvance(deps, tx, order, amount),
    outstanding: outstandingAdvances,
    routes(app) {
      serve(app, paymentCalls.readCash, ({ caller, deployment, params, query }) =>
        cashForPeriod(deps, { user: caller, deployment, vendorId: params.id, query }),
      )
      serve(app, moneyOpsCalls.settleCash, (context) => settleCash(deps, context))
      cashBatchRoutes(app, deps)
    },
  }
}
