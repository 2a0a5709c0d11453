import { moneyOpsCalls, paymentCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/database/transaction.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderRow } from '../orders/index.ts'
import { cashForPeriod } from './cash-for-period.ts'
import type { CashParts } from './cash-parts.ts'
import { collectCash } from './collect-cash.ts'
import { settleCash } from './settle-cash.ts'

export interface CashDoor {
  routes(app: FastifyInstance): void
  /** What the rider took at the door of a locked order, in minor units. */
  collected(tx: Tx, order: OrderRow, minor: number): Promise<void>
}

/** The cash that riders collect for shops: due, collected, short, settled. */
export function cash(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  neighbours: Omit<CashParts, 'db' | 'clock'>,
): CashDoor {
  const parts: CashParts = { db, clock, ...neighbours }
  return {
    collected: (tx, order, minor) => collectCash(parts, tx, order, minor),
    routes(app) {
      serve(app, paymentCalls.readCash, ({ caller, deployment, params, query }) =>
        cashForPeriod(parts, { user: caller, deployment, vendorId: params.id, query }),
      )
      serve(app, moneyOpsCalls.settleCash, (context) => settleCash(parts, context))
    },
  }
}
