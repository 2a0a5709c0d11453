import type { CountryCode } from '@beckon/domain/country'
import { mayOperate, type OperatorAction } from '@beckon/domain/operator'
import type { Database } from '../../../../platform/database/connect.ts'

/** The operators whose roles in the country allow an action, by name. */
export async function operatorsOf(
  db: Database,
  country: CountryCode,
  action: OperatorAction,
): Promise<readonly { readonly operator_id: string; readonly name: string }[]> {
  const rows = await db
    .selectFrom('operator_account as account')
    .innerJoin('operator_grant as granted', 'granted.operator_id', 'account.operator_id')
    .select(['account.operator_id', 'account.name', 'granted.role'])
    .where('account.status', '=', 'active')
    .where('granted.country', '=', country)
    .execute()
  const allowed = rows.filter(({ role }) => mayOperate(role, action))
  const byId = new Map(allowed.map(({ operator_id, name }) => [operator_id, { operator_id, name }]))
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
