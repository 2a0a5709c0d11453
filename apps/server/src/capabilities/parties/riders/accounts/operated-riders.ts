import type { AnswerOf, OperatedRider, QueryOf, riderOpsCalls } from '@beckon/contract'
import { sql } from 'kysely'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { isOpenAt } from '../devices/device-store.ts'
import { isRiderIn, scopeFor } from '../zones/zone-scope.ts'
import { type StandingDeps, standingOfRiders } from './standing-of-riders.ts'

type Query = QueryOf<typeof riderOpsCalls.listRiders>

/** Returns the riders of a country who are people and in the zones of the operator, by name, a page at a time. */
export async function listRiders(
  deps: StandingDeps & { readonly db: Database },
  caller: OperatorCaller,
  { status, count, after }: Query,
): Promise<AnswerOf<typeof riderOpsCalls.listRiders>> {
  const { db } = deps
  const { country } = caller
  const scope = await scopeFor(db, caller, 'riders.read')
  const rows = await operatedRiders(db, deps.clock.now())
    .where('rider_account.country', '=', country)
    .where('is_simulated', '=', false)
    .where(scope ? isRiderIn(scope, sql.ref('rider_account.rider_id')) : sql<boolean>`true`)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('rider_account.name', 'rider_account.rider_id'),
          '>',
          selectFrom('rider_account as last')
            .select(['last.name', 'last.rider_id'])
            .where('last.rider_id', '=', after ?? '')
            .where('last.country', '=', country)
            .$asTuple('name', 'rider_id'),
        ),
      ),
    )
    .orderBy('rider_account.name')
    .orderBy('rider_account.rider_id')
    .limit(count)
    .execute()
  const accounts = rows.map((row) => ({ ...row, country }))
  const standing = await standingOfRiders(deps, db, accounts)
  return { result: accounts.map((row) => ({ ...present(row), ...standing(row) })) }
}

/** A rider as an operator sees one. */
export async function operatedRider(db: Database, riderId: string, now: Date): Promise<OperatedRider> {
  return present(
    await operatedRiders(db, now).where('rider_account.rider_id', '=', riderId).executeTakeFirstOrThrow(),
  )
}

const operatedRiders = (db: Database, now: Date) =>
  db.selectFrom('rider_account').select((eb) => [
    'rider_account.rider_id',
    'rider_account.name',
    'rider_account.phone',
    'rider_account.vehicle',
    'rider_account.status',
    'rider_account.created_at',
    eb
      .selectFrom('rider_invitation')
      .select('rider_invitation.expires_at')
      .whereRef('rider_invitation.rider_id', '=', 'rider_account.rider_id')
      .where('rider_invitation.used_at', 'is', null)
      .as('invited_until'),
    eb
      .selectFrom('rider_device')
      .select(({ fn }) => fn.countAll<number>().as('devices'))
      .whereRef('rider_device.rider_id', '=', 'rider_account.rider_id')
      .where(isOpenAt(now))
      .as('devices'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof operatedRiders>['executeTakeFirstOrThrow']>>

const present = (row: Row): OperatedRider => ({
  id: row.rider_id,
  name: row.name,
  phone_number: row.phone,
  vehicle: row.vehicle,
  status: row.status,
  invited_until: row.invited_until && unixSeconds(row.invited_until),
  devices: row.devices ?? 0,
  created_at: unixSeconds(row.created_at),
})
