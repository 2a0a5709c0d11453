import type { AnswerOf, fleetCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { advanceLimitMinor } from '@beckon/domain/payment'
import { dayBounds, dayOf } from '@beckon/domain/time'
import type { Selectable } from 'kysely'
import { unixSeconds } from '../../../platform/clock.ts'
import type { EarningsDeps } from './deps.ts'
import { type PayoutRow, payoutsOfRider } from './payouts/payout-store.ts'
import type { RiderEarningTable } from './schema.ts'
import { cashInHand, earningsSince } from './store.ts'

type Answer = AnswerOf<typeof fleetCalls.riderEarnings>
type Day = Answer['result']['days'][number]
type Row = Selectable<RiderEarningTable>

interface Period {
  readonly riderId: string
  readonly deployment: Deployment
  /** Days of the country, today included. */
  readonly days: number
}

/** Returns a rider's earnings by day of the country, newest first, and the cash in hand. */
export async function earningsByDay(
  { db, clock, parameters }: Pick<EarningsDeps, 'db' | 'clock' | 'parameters'>,
  { riderId, deployment, days }: Period,
): Promise<Answer> {
  const { currency, timezone, country } = deployment
  const { from } = dayBounds(unixSeconds(clock.now()), timezone, 1 - days)
  const rows = await earningsSince(db, riderId, new Date(from * 1000))
  const inHand = (await cashInHand(db, [riderId])).get(riderId) ?? 0
  const limit = advanceLimitMinor((await parameters.of(country)).riderCashLimit, currency)
  const payouts = await payoutsOfRider(db, riderId, PAYOUTS)
  const byDay = Map.groupBy(rows, (row) => dayOf(unixSeconds(row.earned_at), timezone))
  return {
    result: {
      currency,
      days: [...byDay].map(([date, ofDay]) => presentDay(date, ofDay, currency)),
      cash: {
        in_hand: toDecimal({ minor: Math.max(0, inHand), currency }),
        limit: toDecimal({ minor: limit, currency }),
      },
      payouts: payouts.map((payout) => presentPayout(payout, timezone)),
    },
  }
}

/** Payouts that the rider sees: those of about a year, where riders are paid each week. */
const PAYOUTS = 52

const presentPayout = (
  { created_at, paid_minor, set_off_minor, currency }: PayoutRow,
  timezone: string,
): Answer['result']['payouts'][number] => ({
  date: dayOf(unixSeconds(created_at), timezone),
  paid: toDecimal({ minor: paid_minor, currency }),
  cash_set_off: toDecimal({ minor: set_off_minor, currency }),
})

function presentDay(date: string, rows: readonly Row[], currency: string): Day {
  const entries = rows.map((row) => presentEarning(row, currency))
  const total = rows.reduce((sum, row) => sum + totalOf(row), 0)
  return { date, jobs: rows.length, total: toDecimal({ minor: total, currency }), entries }
}

const totalOf = (row: Row): number =>
  row.base_minor + row.distance_minor + row.wait_minor + row.return_minor + row.bonus_minor

function presentEarning(row: Row, currency: string): Day['entries'][number] {
  const decimal = (minor: number): number => toDecimal({ minor, currency })
  return {
    order_id: row.order_id,
    delivered_at: unixSeconds(row.earned_at),
    base: decimal(row.base_minor),
    distance: decimal(row.distance_minor),
    wait: decimal(row.wait_minor),
    return: decimal(row.return_minor),
    bonus: decimal(row.bonus_minor),
    total: decimal(totalOf(row)),
  }
}
