import type { CountryCode } from '@beckon/domain/country'
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
