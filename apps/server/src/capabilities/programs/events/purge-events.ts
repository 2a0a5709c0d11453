import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** Rows of one statement: a larger delete would hold its locks for long. */
const BATCH = 5000

/** Deletes the events whose time is over, in batches. Several processes may do so at once. */
export async function purgeEvents(db: Database, now: Date): Promise<void> {
  for (let count = BATCH; count === BATCH;) {
    const { numAffectedRows } = await sql`
      delete from public_event where ctid = any(array(
        select ctid from public_event where expires_at < ${now} and published_at is not null
        limit ${BATCH} for update skip locked
      ))`.execute(db)
    count = Number(numAffectedRows ?? 0)
  }
}
