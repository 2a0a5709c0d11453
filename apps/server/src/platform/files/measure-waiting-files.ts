import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Adds the seconds that the oldest file waits to be moved or deleted in the store: minutes show that the store is down. */
export function measureWaitingFiles(metrics: Metrics, db: Database): void {
  metrics.gauge({
    name: 'beckon_files_waiting_seconds',
    help: 'How long the oldest file that is on its way to the object store, or deleted but still in it, has waited.',
    labels: { work: ['move', 'delete'] },
    read: () => waits(db),
  })
}

async function waits(db: Database) {
  const { rows } = await sql<{ move: number; delete: number }>`
    select
      coalesce(extract(epoch from now() - min(named_at) filter (where released_at is null)), 0)::float8 as move,
      coalesce(extract(epoch from now() - min(released_at)), 0)::float8 as delete
    from stored_object
    where (stored_at is null and released_at is null) or (released_at is not null and deleted_at is null)`.execute(
    db,
  )
  const [row] = rows
  return [
    { labels: { work: 'move' }, value: row?.move ?? 0 },
    { labels: { work: 'delete' }, value: row?.delete ?? 0 },
  ]
}
