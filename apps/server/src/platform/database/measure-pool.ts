import type { Pool } from 'pg'
import { durationBuckets, type GaugeValue, type Metrics } from '../metrics/metrics.ts'

const states = ['idle', 'used'] as const
const pools = ['primary', 'replica'] as const
const labels = { db_client_connection_pool_name: pools }
type PoolName = (typeof pools)[number]

/** Adds the connections of the pools and what waits for them, by the names of OpenTelemetry. */
export function measurePools(metrics: Metrics, measured: Readonly<Partial<Record<PoolName, Pool>>>): void {
  const ofPools = (read: (pool: Pool) => readonly GaugeValue[]) =>
    pools.flatMap((name) => {
      const pool = measured[name]
      if (!pool) return []
      return read(pool).map((one) => ({
        ...one,
        labels: { ...one.labels, db_client_connection_pool_name: name },
      }))
    })
  metrics.gauge({
    name: 'db_client_connection_count',
    help: 'Connections of the pool.',
    labels: { ...labels, db_client_connection_state: states },
    read: () =>
      ofPools((pool) => [
        { labels: { db_client_connection_state: 'idle' }, value: pool.idleCount },
        { labels: { db_client_connection_state: 'used' }, value: pool.totalCount - pool.idleCount },
      ]),
  })
  const gauge = (name: string, help: string, value: (pool: Pool) => number) =>
    metrics.gauge({ name, help, labels, read: () => ofPools((pool) => [{ labels: {}, value: value(pool) }]) })
  gauge('db_client_connection_max', 'Largest number of connections.', (pool) => pool.options.max)
  gauge('db_client_connection_pending_requests', 'Waits for a connection.', (pool) => pool.waitingCount)
}

/** Adds how long work waited for a connection of each pool. */
export function measureWaits(metrics: Metrics): (pool: PoolName) => (seconds: number) => void {
  const waits = metrics.histogram({
    name: 'db_client_connection_wait_time_seconds',
    help: 'Time until a connection was free.',
    labels,
    buckets: durationBuckets,
  })
  return (pool) => (seconds) => waits.observe(seconds, { db_client_connection_pool_name: pool })
}
