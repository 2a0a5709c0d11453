import { clearDatabase, type Database } from '../storage/index.ts'

const OWNER = 'owner'

/**
 * Keeps what waits to be sent for a rider whose session ended and who logs in again; the data of
 * another rider is removed, so that one rider never sends the acts of another.
 */
export async function prepareFor(db: Database, riderId: string): Promise<void> {
  if ((await db.get('values', OWNER)) !== riderId) await clearDatabase(db)
  await db.put('values', riderId, OWNER)
}
