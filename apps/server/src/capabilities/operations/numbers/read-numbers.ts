import type { Numbers, numbersCalls, QueryOf } from '@beckon/contract'
import { zonesOf } from '@beckon/domain/board'
import type { Deployment } from '@beckon/domain/country'
import { numbersPeriod } from '@beckon/domain/numbers'
import { mayOperateWith, type OperatorGrant } from '@beckon/domain/operator'
import { sql } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import { QUERY_CANCELED, sqlState } from '../../../platform/database/sql-errors.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { OverloadedError } from '../../../platform/semaphore.ts'
import { numberedZones } from '../../ordering/orders/index.ts'
import type { CountedOrders } from './counted-orders.ts'
import type { NumbersDeps } from './deps.ts'
import { readMoneyFigures } from './money-figures.ts'
import { readOrderFigures } from './order-figures.ts'
import { presentMoney } from './present-money.ts'
import { presentOrders } from './present-orders.ts'
import { presentSteps } from './present-steps.ts'
import { readRiderHours } from './rider-hours.ts'

export interface AskedNumbers {
  readonly deployment: Pick<Deployment, 'country' | 'timezone' | 'currency'>
  readonly grants: readonly OperatorGrant[]
  readonly query: QueryOf<typeof numbersCalls.readNumbers>
}

/** Reads the numbers of a period; those of money for roles that may see them. */
export async function readNumbers(deps: NumbersDeps, asked: AskedNumbers): Promise<Numbers | Refusal> {
  const { deployment, grants, query } = asked
  const { country, timezone } = deployment
  const period = numbersPeriod(query, timezone, unixSeconds(deps.clock.now()))
  if (typeof period === 'string') return refuse('numbers.period', { fields: { from: period } })
  const seen = zonesOf(grants, country, 'numbers.read')
  const zones = await numberedZones(deps.db, { country, seen, zoneId: query.zone_id })
  if (zones === undefined) return refuse('zone.not-found')
  const counted = { country, period, vendorId: query.vendor_id, zones }
  const seesMoney = mayOperateWith(grants, 'money.read')
  const [orders, money, riders] = await readFigures(deps, counted, seesMoney)
  const { currency } = deployment
  return {
    period: {
      from: period.from,
      until: period.until,
      days: period.days,
      by: period.by,
      is_underway: period.isUnderway,
      before: period.before,
    },
    ...presentOrders(orders),
    money: money && presentMoney(money, currency),
    steps: presentSteps({ period, orders, riders, money, currency }),
  }
}

const STATEMENT_SECONDS = 20

/** Four statements, whatever the number of orders; one that takes too long is ended. */
const readFigures = (deps: NumbersDeps, counted: CountedOrders, seesMoney: boolean) =>
  deps.permits.runExclusive(async () => {
    try {
      return await deps.reads.read('numbers', (db) =>
        inTransaction(db, async (tx: Tx) => {
          await sql`select set_config('statement_timeout', ${`${STATEMENT_SECONDS}s`}, true),
            set_config('jit', 'off', true), set_config('work_mem', '32MB', true)`.execute(tx)
          return [
            await readOrderFigures(tx, counted),
            seesMoney ? await readMoneyFigures(tx, counted) : null,
            await readRiderHours(tx, counted, deps.clock.now()),
          ] as const
        }),
      )
    } catch (error) {
      throw sqlState(error) === QUERY_CANCELED ? new OverloadedError('the numbers took too long') : error
    }
  })
