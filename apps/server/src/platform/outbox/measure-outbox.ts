import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Adds the age of the oldest event that was not published; every process reads the same. */
export function measureOutbox(metrics: Metrics, { db, clock }: { db: Database; clock: Clock }): void {
  metrics.gauge({
    name: 'beckon_outbox_lag_seconds',
    help: 'Age of the oldest event of the outbox that waits for the relay.',
    labels: {},
    async read() {
      const oldest = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('published_at', 'is', null)
        .orderBy('outbox_id')
        .limit(1)
        .executeTakeFirst()
      const age = oldest ? clock.now().getTime() - oldest.created_at.getTime() : 0
      return Math.max(0, age) / 1000
    },
  })
}
