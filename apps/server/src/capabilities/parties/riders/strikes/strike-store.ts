import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { RiderStrikeTable } from '../schema.ts'

/** The only SQL that writes `rider_strike`. */

export type StrikeRow = Selectable<RiderStrikeTable>

/** The strikes of a rider, the newest first. */
export const strikesOf = (db: Database, riderId: string): Promise<StrikeRow[]> =>
  db
    .selectFrom('rider_strike')
    .selectAll()
    .where('rider_id', '=', riderId)
    .orderBy('given_at', 'desc')
    .orderBy('strike_id')
    .execute()

/** Expiry and withdrawal of the strikes of these riders. */
export async function strikeTimesOf(
  db: Database,
  riderIds: readonly string[],
): Promise<readonly Pick<StrikeRow, 'rider_id' | 'expires_at' | 'withdrawn_at'>[]> {
  if (riderIds.length === 0) return []
  return db
    .selectFrom('rider_strike')
    .select(['rider_id', 'expires_at', 'withdrawn_at'])
    .where('rider_id', 'in', riderIds)
    .execute()
}

/** False where the rider has a strike with this id. */
export async function insertStrike(tx: Tx, strike: StrikeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rider_strike')
    .values(strike)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Locks a strike of a rider until the transaction ends. */
export const lockStrike = (tx: Tx, riderId: string, strikeId: string): Promise<StrikeRow | undefined> =>
  tx
    .selectFrom('rider_strike')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('strike_id', '=', strikeId)
    .forUpdate()
    .executeTakeFirst()

type StrikeChange = Partial<Pick<StrikeRow, 'answer' | 'answered_at' | 'withdrawn_reason' | 'withdrawn_at'>>

export async function changeStrike(
  tx: Tx,
  { rider_id, strike_id }: StrikeRow,
  change: StrikeChange,
): Promise<void> {
  await tx
    .updateTable('rider_strike')
    .set(change)
    .where('rider_id', '=', rider_id)
    .where('strike_id', '=', strike_id)
    .execute()
}
