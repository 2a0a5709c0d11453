import type { CountryCode } from '@beckon/domain/country'
import { type FlagName, isFlagName } from '@beckon/domain/flag'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

export interface ChangedFlag {
  readonly value: boolean
  /** Null for the value of one shop. */
  readonly changedAt: Date | null
}

export type ChangedFlags = ReadonlyMap<FlagName, ChangedFlag>

/** Returns the changed flags of a country. Rows of flags that no longer exist are ignored. */
export async function loadChanged(db: Database, country: CountryCode): Promise<ChangedFlags> {
  const rows = await db
    .selectFrom('flag_value')
    .select(['flag', 'value', 'changed_at'])
    .where('country', '=', country)
    .orderBy('flag')
    .execute()
  return new Map(
    rows.flatMap(({ flag, value, changed_at: changedAt }) =>
      isFlagName(flag) ? [[flag, { value, changedAt }] as const] : [],
    ),
  )
}

export async function putFlag(
  tx: Tx,
  country: CountryCode,
  flag: FlagName,
  { value, changedAt }: ChangedFlag & { readonly changedAt: Date },
): Promise<void> {
  const change = { value, changed_at: changedAt }
  await tx
    .insertInto('flag_value')
    .values({ country, flag, ...change })
    .onConflict((conflict) => conflict.columns(['country', 'flag']).doUpdateSet(change))
    .execute()
}

/** Takes the value of a country back. */
export async function removeFlag(tx: Tx, country: CountryCode, flag: FlagName): Promise<void> {
  await tx.deleteFrom('flag_value').where('country', '=', country).where('flag', '=', flag).execute()
}

/** Returns how many shops of a country have a value of their own, by flag. */
export async function countShops(db: Database, country: CountryCode): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('vendor_flag')
    .select(['flag', ({ fn }) => fn.countAll<number>().as('shops')])
    .where('country', '=', country)
    .groupBy('flag')
    .execute()
  return new Map(rows.map(({ flag, shops }) => [flag, Number(shops)]))
}
