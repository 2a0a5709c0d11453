import type { CountryCode } from '@beckon/domain/country'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { ReconciliationCaseTable } from '../schema.ts'

/** The only SQL that writes `reconciliation_case`. */

export interface CaseRow extends Selectable<ReconciliationCaseTable> {
  readonly owner_name: string | null
  readonly closed_by_name: string | null
}

/** The work on the differences of these days. */
export const loadCases = (db: Database, country: CountryCode, days: readonly string[]): Promise<CaseRow[]> =>
  db
    .selectFrom('reconciliation_case as work')
    .leftJoin('operator_account as owner', 'owner.operator_id', 'work.owner_id')
    .leftJoin('operator as owning', 'owning.operator_id', 'work.owner_id')
    .leftJoin('operator_account as closer', 'closer.operator_id', 'work.closed_by')
    .leftJoin('operator as closing', 'closing.operator_id', 'work.closed_by')
    .selectAll('work')
    .select([
      sql<string | null>`coalesce(owner.name, owning.name)`.as('owner_name'),
      sql<string | null>`coalesce(closer.name, closing.name)`.as('closed_by_name'),
    ])
    .where('work.country', '=', country)
    .where('work.day', 'in', [...days, ''])
    .execute()

export async function writeCase(tx: Tx, row: Insertable<ReconciliationCaseTable>): Promise<void> {
  const { country: _country, day: _day, kind: _kind, reference: _reference, ...changed } = row
  await tx
    .insertInto('reconciliation_case')
    .values(row)
    .onConflict((same) => same.columns(['country', 'day', 'kind', 'reference']).doUpdateSet(changed))
    .execute()
}
