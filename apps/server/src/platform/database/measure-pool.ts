import type { Pool } from 'pg'
import { durationBuckets, type Metrics } from '../metrics/metrics.ts'

const states = ['idle', 'used'] as const

/** Adds the connections of the pool and what waits for them, by the names of OpenTelemetry. */
export function measurePool(metrics: Metrics, pool: Pool): void {
  metrics.gauge({
    name: 'db_client_connection_count',
    help: 'Connections of the pool.',
    labels: { db_client_connection_state: states },
    read: () => [
      { labels: { db_client_connection_state: 'idle' }, value: pool.idleCount },
      { labels: { db_client_connection_state: 'used' }, value: pool.totalCount - pool.idleCount },
    ],
  })
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.gauge({ name, help, labels: {}, read: () => [{ labels: {}, value: value() }] })
  gauge('db_client_connection_max', 'Largest number of connections.', () => pool.options.max)
  gauge('db_client_connection_pending_requests', 'Waits for a connection.', () => pool.waitingCount)
}

/** Adds how long work waited for a connection. */
export function measureWaits(metrics: Metrics): (seconds: number) => void {
  const waits = metrics.histogram({
    name: 'db_client_connection_wait_time_seconds',
    help: 'Time until a connection was free.',
    labels: {},
    buckets: durationBuckets,
  })
  return (seconds) => waits.observe(seconds, {})
}
