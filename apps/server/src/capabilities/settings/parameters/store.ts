import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ParameterName } from '@beckon/domain/parameter'

export interface WrittenParameter {
  readonly country: CountryCode
  readonly name: ParameterName
  readonly value: string
  readonly now: Date
}

export async function putParameter(tx: Tx, { country, name, value, now }: WrittenParameter): Promise<void> {
  const change = { value, changed_at: now }
  await tx
    .insertInto('country_parameter')
    .values({ country, name, ...change })
    .onConflict((conflict) => conflict.columns(['country', 'name']).doUpdateSet(change))
    .execute()
}

/** Takes the value of an operator back. */
export async function removeParameter(tx: Tx, country: CountryCode, name: ParameterName): Promise<void> {
  await tx.deleteFrom('country_parameter').where('country', '=', country).where('name', '=', name).execute()
}

/** Returns the names of the settings that an operator has changed; also of those that no longer exist. */
export async function changedNames(db: Database, country: CountryCode): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('country_parameter')
    .select('name')
    .where('country', '=', country)
    .execute()
  return new Set(rows.map(({ name }) => name))
}
