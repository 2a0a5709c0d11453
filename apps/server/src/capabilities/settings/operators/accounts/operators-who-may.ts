import type { CountryCode } from '@beckon/domain/country'
import { mayOperate, type OperatorAction } from '@beckon/domain/operator'
import type { Database } from '../../../../platform/database/connect.ts'

export interface NamedOperator {
  readonly operator_id: string
  readonly name: string
}

/** Returns the people whose roles in a country allow an action, by name. */
export async function operatorsWhoMay(
  db: Database,
  country: CountryCode,
  action: OperatorAction,
): Promise<NamedOperator[]> {
  const rows = await db
    .selectFrom('operator_account as account')
    .innerJoin('operator_grant', 'operator_grant.operator_id', 'account.operator_id')
    .select(['account.operator_id', 'account.name', 'operator_grant.role'])
    .where('operator_grant.country', '=', country)
    .where('account.status', '=', 'active')
    .orderBy('account.name')
    .orderBy('account.operator_id')
    .execute()
  const allowed = rows.filter(({ role }) => mayOperate(role, action))
  return [...new Map(allowed.map(({ operator_id, name }) => [operator_id, { operator_id, name }])).values()]
}

/** Returns the names of operators by id: of people and of programs. */
export async function operatorNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const [people, programs] = await Promise.all([
    db
      .selectFrom('operator_account')
      .select(['operator_id', 'name'])
      .where('operator_id', 'in', ids)
      .execute(),
    db.selectFrom('operator').select(['operator_id', 'name']).where('operator_id', 'in', ids).execute(),
  ])
  return new Map([...programs, ...people].map(({ operator_id: id, name }) => [id, name]))
}
