import type { AnswerOf, ListedOperator, operatorAccountCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { grantsIn, type OperatorGrant } from '@beckon/domain/operator'
import { sql } from 'kysely'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { lastChanges } from '../audit/last-changes.ts'
import { subjectOfOperator } from '../audit/record-change.ts'
import type { OperatorDeps } from '../deps.ts'
import { grantOf } from './account-store.ts'
import { openInvitations } from './invitations.ts'
import { wireRole } from './me.ts'

/** The operators of a country and the invited ones, by name. Their roles elsewhere are not shown. */
export async function listOperators(
  { db, clock }: OperatorDeps,
  country: CountryCode,
): Promise<AnswerOf<typeof operatorAccountCalls.listOperators>> {
  const listed = [...(await accountsIn(db, country)), ...(await invitedTo(db, country, clock.now()))]
  const subjects = listed.map(({ operator_id: id }) => subjectOfOperator(id))
  const changes = await lastChanges(db, country, subjects)
  const result = listed.map((one) => ({
    ...one,
    last_change: changes.get(subjectOfOperator(one.operator_id))?.last_change ?? null,
  }))
  return { result: result.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

type Unchanged = Omit<ListedOperator, 'last_change'>

async function accountsIn(db: Database, country: CountryCode): Promise<Unchanged[]> {
  const rows = await db
    .selectFrom('operator_account as account')
    .innerJoin('operator_grant', 'operator_grant.operator_id', 'account.operator_id')
    .select(['account.operator_id', 'account.name', 'account.email', 'account.status', 'account.totp_secret'])
    .select(['operator_grant.country', 'operator_grant.role', 'operator_grant.zones'])
    .select(
      sql<Date | null>`(select max(used_at) from operator_session where operator_id = account.operator_id)`.as(
        'seen',
      ),
    )
    .where('operator_grant.country', '=', country)
    .where('account.status', '<>', 'ended')
    .orderBy('operator_grant.role')
    .execute()
  const byId = Map.groupBy(rows, ({ operator_id: id }) => id)
  return [...byId.values()].flatMap((own) => {
    const [account] = own
    if (!account) return []
    const { operator_id, name, email, status, totp_secret, seen } = account
    return {
      operator_id,
      name,
      email,
      status,
      roles: rolesOf(own.map(grantOf)),
      has_second_factor: totp_secret !== null,
      last_seen_at: seen && unixSeconds(seen),
    }
  })
}

const rolesOf = (grants: readonly OperatorGrant[]) => grants.map(wireRole)

async function invitedTo(db: Database, country: CountryCode, now: Date): Promise<Unchanged[]> {
  const rows = await openInvitations(db, now)
    .where(sql<boolean>`grants @> ${JSON.stringify([{ country }])}::jsonb`)
    .execute()
  return rows.map(({ operator_id, name, email, grants }) => ({
    operator_id,
    name,
    email,
    status: 'invited',
    roles: rolesOf(grantsIn(grants, country)),
    has_second_factor: false,
    last_seen_at: null,
  }))
}
