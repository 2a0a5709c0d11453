import { ledgerCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../../platform/platform.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import { exportLedger } from './export-ledger.ts'
import { ledgerBalances } from './ledger-balances.ts'
import { periodOf } from './period.ts'

/** The calls of accountants. */
export function ledgerRoutes(
  app: FastifyInstance,
  { db, reads, clock }: Pick<Platform, 'db' | 'reads' | 'clock'>,
): void {
  serve(app, ledgerCalls.readLedgerBalances, async ({ deployment, query }) => {
    const period = periodOf(deployment, query, clock.now())
    return isRefusal(period) ? period : { result: await ledgerBalances(db, period) }
  })
  serve(app, ledgerCalls.exportLedger, async ({ country, deployment, query, language }) => {
    const period = periodOf(deployment, query, clock.now())
    const name = `ledger-${country.toLowerCase()}-${query.from}-${query.to}.csv`
    return isRefusal(period) ? period : exportLedger(reads, period, { name, language })
  })
}
