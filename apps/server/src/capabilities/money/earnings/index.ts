import { fleetCalls, moneyOpsCalls } from '@beckon/contract'
import type { Earning } from '@beckon/domain/rider'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'
import type { EarningsDeps } from './deps.ts'
import { earningsByDay } from './earnings-by-day.ts'
import { expectedPay, recordEarning } from './record-earning.ts'
import { cashInHand } from './store.ts'
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
    },
  }
}
