import { sql } from 'kysely'
import { type MoveDeps } from './move-files.ts'
import { StoreError } from './object-store.ts'

const BATCH = 50
/** A process that is slow or stopped may still write the object within this time of its release. */
const LATE = sql`interval '15 minutes'`

/**
 * Deletes the objects whose rows are gone: at once, and again after a time in which a write that was under way has ended. Only
 * then the list of objects loses them. Several processes may do so at once.
 */
export async function deleteObjects({
  db,
  store,
  log,
  isStopping,
}: Omit<MoveDeps, 'kinds' | 'clock'>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ object_key: string; is_last: boolean }>`
      select object_key, deleted_at is not null as is_last from stored_object
      where released_at is not null and (deleted_at is null or released_at < now() - ${LATE})
      order by released_at limit ${BATCH}`.execute(db)
    for (const { object_key: key, is_last: isLast } of rows) {
      if (isStopping()) return
      try {
        await store.delete(key)
      } catch (error) {
        if (error instanceof StoreError) return log.error({ err: error }, 'an object could not be deleted')
        throw error
      }
      await (isLast
        ? sql`delete from stored_object where object_key = ${key}`.execute(db)
        : sql`update stored_object set deleted_at = now() where object_key = ${key}`.execute(db))
    }
    if (rows.length < BATCH) return
  }
}
