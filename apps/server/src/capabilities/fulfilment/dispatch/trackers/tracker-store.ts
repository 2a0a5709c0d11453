import { createHash } from 'node:crypto'
import type { CountryCode } from '@beckon/domain/country'
import type { Database } from '../../../../platform/database/connect.ts'

/** The only SQL that writes `rider_tracker`. */

/** Ids are long and random, so a plain hash is enough to store them. */
const hashOf = (trackerId: string): string => createHash('sha256').update(trackerId).digest('hex')

interface NewTracker {
  readonly riderId: string
  readonly country: CountryCode
  readonly trackerId: string
  readonly at: Date
}

/** Stores the tracker of a rider; the one before it ends. */
export async function replaceTracker(
  db: Database,
  { riderId, country, trackerId, at }: NewTracker,
): Promise<void> {
  const tracker = { country, id_hash: hashOf(trackerId), created_at: at, used_at: at }
  await db
    .insertInto('rider_tracker')
    .values({ rider_id: riderId, ...tracker })
    .onConflict((same) => same.column('rider_id').doUpdateSet(tracker))
    .execute()
}

/** The rider of a tracker; the tracker is used now. */
export function useTracker(
  db: Database,
  trackerId: string,
  at: Date,
): Promise<{ rider_id: string; country: CountryCode } | undefined> {
  return db
    .updateTable('rider_tracker')
    .set({ used_at: at })
    .where('id_hash', '=', hashOf(trackerId))
    .returning(['rider_id', 'country'])
    .executeTakeFirst()
}

/** Returns whether the rider had a tracker. */
export async function deleteTracker(db: Database, riderId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rider_tracker')
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
