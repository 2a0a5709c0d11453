import type { CountryCode } from '@beckon/domain/country'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type AccountFacts, accountFacts } from '../../../parties/riders/index.ts'
import type { RiderTable } from '../schema.ts'

export interface LockedRider extends Selectable<RiderTable> {
  readonly account: AccountFacts | null
}

/** Locks riders in the order of their ids, so that two changes with the same riders do not wait for each other. */
export async function lockRiders(
  tx: Tx,
  country: CountryCode,
  riderIds: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, LockedRider>> {
  const ids = riderIds.flatMap((id) => id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('rider')
    .selectAll()
    .select(accountFacts.as('account'))
    .where('rider_id', 'in', ids)
    .where('country', '=', country)
    .orderBy('rider_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.rider_id, row]))
}
