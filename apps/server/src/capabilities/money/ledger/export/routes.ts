import { ledgerCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import { exportLedger } from './export-ledger.ts'
import { ledgerBalances } from './ledger-balances.ts'
import { periodOf } from './period.ts'

/** The calls of accountants. */
export function ledgerRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  serve(app, ledgerCalls.readLedgerBalances, async ({ deployment, query }) => {
    const period = periodOf(deployment, query, clock.now())
    return isRefusal(period) ? period : { result: await ledgerBalances(db, period) }
  })
  serve(app, ledgerCalls.exportLedger, async ({ country, deployment, query, language }) => {
    const period = periodOf(deployment, query, clock.now())
    const name = `ledger-${country.toLowerCase()}-${query.from}-${query.to}.csv`
    return isRefusal(period) ? period : exportLedger(db, period, { name, language })
  })
}
