import type { PayoutState, RiderBalance } from '@beckon/domain/rider'
import type { CountryCode } from '@beckon/domain/country'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderPayoutRunTable, RiderPayoutTable } from '../schema.ts'

/** The only SQL that writes `rider_payout_run` and `rider_payout`, and marks earnings as being in a run. */

export type PayoutRunRow = Selectable<RiderPayoutRunTable>
export type PayoutRow = Selectable<RiderPayoutTable>

/** Earnings that a run may take. */
interface OpenEarnings {
  readonly country: CountryCode
  readonly currency: string
  readonly timezone: string
  /** Earned before then. */
  readonly before: Date
}

export interface ClaimedEarnings extends Pick<RiderBalance, 'earned'> {
  readonly riderId: string
  /** Days of the first and the last of the earnings, in the time zone. */
  readonly from: string
  readonly to: string
}

const total = sql<number>`base_minor + distance_minor + wait_minor + return_minor + bonus_minor`

const isOpen = ({ country, currency, before }: OpenEarnings) => sql`
  earning.country = ${country} and earning.currency = ${currency} and earning.payout_run_id is null
    and earning.earned_at < ${before}`

/**
 * Marks the open earnings of riders whose sum is above zero as being in the run, and returns what was marked by rider.
 * An earning is marked once, also by two runs at a time.
 */
export async function claimEarnings(
  tx: Tx,
  runId: string,
  open: OpenEarnings,
): Promise<readonly ClaimedEarnings[]> {
  const day = (instant: 'min' | 'max') =>
    sql`to_char(${sql.raw(instant)}(earned_at) at time zone ${open.timezone}, 'YYYY-MM-DD')`
  const { rows } = await sql<ClaimedEarnings>`
    with payable as (
      select rider_id from rider_earning as earning where ${isOpen(open)}
      group by rider_id having sum(${total}) > 0
    ),
    claimed as (
      update rider_earning as earning set payout_run_id = ${runId}
      from payable where payable.rider_id = earning.rider_id and ${isOpen(open)}
      returning earning.*
    )
    select rider_id as "riderId", sum(${total})::bigint as earned, ${day('min')} as "from", ${day('max')} as "to"
    from claimed group by rider_id order by rider_id`.execute(tx)
  return rows
}

/** Counts the riders whose open earnings are below zero. */
export async function countCarried(tx: Database, open: OpenEarnings): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from rider_earning as earning where ${isOpen(open)} group by rider_id having sum(${total}) < 0
    ) as carried`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface OpenBalance extends Pick<RiderBalance, 'earned'> {
  readonly rider_id: string
  /** Null for a rider who is not known any more. */
  readonly name: string | null
}

/** Open earnings of riders whose sum is above zero, which a run would take. */
export async function openBalances(db: Database, open: OpenEarnings): Promise<readonly OpenBalance[]> {
  const { rows } = await sql<OpenBalance>`
    select earning.rider_id, max(rider.name) as name, sum(${total})::bigint as earned
    from rider_earning as earning left join rider on rider.rider_id = earning.rider_id
    where ${isOpen(open)}
    group by earning.rider_id having sum(${total}) > 0 order by earning.rider_id`.execute(db)
  return rows
}

export async function insertRun(tx: Tx, run: PayoutRunRow, payouts: readonly PayoutRow[]): Promise<void> {
  await tx.insertInto('rider_payout_run').values(run).execute()
  await sql`
    insert into rider_payout
    select * from jsonb_populate_recordset(null::rider_payout, ${JSON.stringify(payouts)}::jsonb)`.execute(tx)
}

/** Cash that is set off counts as handed on: a deposit that has the id of the run. */
export async function depositSetOff(tx: Tx, { country, run_id: runId }: PayoutRunRow): Promise<void> {
  await sql`
    insert into rider_deposit (
      rider_id, deposit_id, country, currency, amount_minor, operator_id, reason, created_at
    )
    select payout.rider_id, payout.run_id, payout.country, payout.currency, payout.set_off_minor,
      run.operator_id, run.reason, run.created_at
    from rider_payout as payout join rider_payout_run as run using (country, run_id)
    where country = ${country} and run_id = ${runId} and payout.set_off_minor > 0`.execute(tx)
}

export const findRun = (
  db: Database,
  country: CountryCode,
  runId: string,
): Promise<PayoutRunRow | undefined> =>
  db
    .selectFrom('rider_payout_run')
    .selectAll()
    .where('country', '=', country)
    .where('run_id', '=', runId)
    .executeTakeFirst()

/** Locks a run until the transaction ends. */
export const lockRun = (tx: Tx, country: CountryCode, runId: string): Promise<PayoutRunRow | undefined> =>
  tx
    .selectFrom('rider_payout_run')
    .selectAll()
    .where('country', '=', country)
    .where('run_id', '=', runId)
    .forUpdate()
    .executeTakeFirst()

/** Writes whether a locked run was paid or cancelled. */
export const decideRun = (
  tx: Tx,
  { country, run_id: runId }: PayoutRunRow,
  decision: { readonly state: PayoutState; readonly at: Date; readonly by: string },
): Promise<PayoutRunRow> =>
  tx
    .updateTable('rider_payout_run')
    .set({ state: decision.state, decided_at: decision.at, decided_by: decision.by })
    .where('country', '=', country)
    .where('run_id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The shares of all riders of a run. */
export const sharesOfRun = (db: Database, { country, run_id: runId }: PayoutRunRow): Promise<PayoutRow[]> =>
  db
    .selectFrom('rider_payout')
    .selectAll()
    .where('country', '=', country)
    .where('run_id', '=', runId)
    .execute()

/** Opens the earnings of a cancelled run for the next one. */
export async function releaseEarnings(tx: Tx, { country, run_id: runId }: PayoutRunRow): Promise<void> {
  await tx
    .updateTable('rider_earning')
    .set({ payout_run_id: null })
    .where('country', '=', country)
    .where('payout_run_id', '=', runId)
    .execute()
}

/** Removes the deposits of cash that a cancelled run had set off. */
export async function removeSetOff(tx: Tx, { country, run_id: runId }: PayoutRunRow): Promise<void> {
  await tx
    .deleteFrom('rider_deposit')
    .where('country', '=', country)
    .where('deposit_id', '=', runId)
    .execute()
}

export const newestRuns = (db: Database, country: CountryCode, count: number): Promise<PayoutRunRow[]> =>
  db
    .selectFrom('rider_payout_run')
    .selectAll()
    .where('country', '=', country)
    .orderBy('created_at', 'desc')
    .orderBy('run_id')
    .limit(count)
    .execute()

/** The newest payouts of a rider, those of cancelled runs apart. */
export const payoutsOfRider = (db: Database, riderId: string, count: number): Promise<PayoutRow[]> =>
  db
    .selectFrom('rider_payout')
    .selectAll('rider_payout')
    .where('rider_id', '=', riderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rider_payout_run as run')
            .select('run.run_id')
            .whereRef('run.country', '=', 'rider_payout.country')
            .whereRef('run.run_id', '=', 'rider_payout.run_id')
            .where('run.state', '=', 'cancelled'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('run_id')
    .limit(count)
    .execute()

export interface NamedPayout extends PayoutRow {
  /** Null for a rider who is not known any more. */
  readonly name: string | null
}

/** Payouts of a run, by the id of the rider and after one. */
export const payoutsOfRun = (
  db: Database,
  { country, run_id: runId }: PayoutRunRow,
  { after, count }: { readonly after: string; readonly count: number },
): Promise<NamedPayout[]> =>
  db
    .selectFrom('rider_payout as payout')
    .leftJoin('rider', 'rider.rider_id', 'payout.rider_id')
    .selectAll('payout')
    .select('rider.name')
    .where('payout.country', '=', country)
    .where('payout.run_id', '=', runId)
    .where('payout.rider_id', '>', after)
    .orderBy('payout.rider_id')
    .limit(count)
    .execute()
