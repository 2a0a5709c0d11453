import { countriesOf, type OperatorGrant } from '@beckon/domain/operator'
import type { CountryCode } from '@beckon/domain/country'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { insertChange } from '../store.ts'

export interface AccountChange {
  /** The operator that made it. */
  readonly by: string
  /** The operator that was changed. */
  readonly operatorId: string
  readonly before: string | null
  readonly after: string | null
  readonly reason: string
  readonly now: Date
}

export const subjectOfOperator = (operatorId: string): string => `operator:${operatorId}`

/** Records a change of an operator in each of the countries, so that the administrators of each one find it. */
export async function recordChange(
  tx: Tx,
  countries: readonly CountryCode[],
  { by, operatorId, before, after, reason, now }: AccountChange,
): Promise<void> {
  for (const country of countries) {
    await insertChange(tx, {
      country,
      operator_id: by,
      subject: subjectOfOperator(operatorId),
      before,
      after,
      reason,
      created_at: now,
    })
  }
}

/** Records a change that an operator made to the own account. */
export const recordOwnChange = (
  tx: Tx,
  grants: readonly OperatorGrant[],
  operatorId: string,
  { after, reason, now }: Pick<AccountChange, 'after' | 'reason' | 'now'>,
): Promise<void> =>
  recordChange(tx, countriesOf(grants), { by: operatorId, operatorId, before: null, after, reason, now })

/** `administrator, support (zones a, b)`: roles of one country for the record. */
export const describedRoles = (grants: readonly OperatorGrant[]): string | null =>
  grants.length === 0
    ? null
    : grants
        .map(({ role, zones }) => (zones === undefined ? role : `${role} (zones ${zones.join(', ')})`))
        .toSorted()
        .join(', ')
