import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, types as defaultTypes } from 'pg'
import type { Schema } from './schema.ts'
import { limitPool } from './pool-limits.ts'
import { preparingPool } from './preparing-pool.ts'
import { followUnanswered } from './unanswered.ts'
import type { Tracer } from '../tracing/tracer.ts'

export type Database = Kysely<Schema>

const INT8 = 20
/** Default timeout of a wait for a connection or for a permit to use one. */
const PATIENCE_MS = 10_000

/** int8 is read as a number: our counters and minor units stay far below 2^53, and a larger one is a bug. */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`)
  return value
}

/** TCP sends nothing while it waits for an answer, so only probes notice that the connection is gone. */
export const probing = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * With these PostgreSQL ends the transactions of a host that is gone within 25 seconds. By itself it takes two hours, or a
 * quarter of an hour where it had sent something, and the locks stay as long.
 */
const NOTICE_LOSS = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
}
const SET_UP = `select pg_backend_pid() as pid, ${Object.entries(NOTICE_LOSS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ')}`

const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8 && format !== 'binary' ? readInt8 : defaultTypes.getTypeParser(oid, format ?? 'text'),
}

export interface Connection {
  readonly db: Database
  readonly pool: Pool
}

/** A pool on the database; a lost connection is never fatal: what used it fails, the next query opens another. */
export function connectDatabase(options: {
  readonly url: string
  readonly size?: number
  readonly name?: string
  readonly patienceMs?: number | undefined
  readonly onLost?: (error: Error) => void
  /** Called with the seconds that each wait for a connection took. */
  readonly onWaited?: (seconds: number) => void
  readonly tracer?: Tracer | undefined
  /** Work that fails there is repeated on the primary, and half of its connections may be held for long. */
  readonly isReplica?: boolean
  /** How long a statement may be unanswered until the database is asked for it. */
  readonly silentMs?: number
}): Connection {
  const { size = 16, patienceMs = PATIENCE_MS, isReplica = false } = options
  const pool = new Pool({
    connectionString: options.url,
    max: size,
    application_name: options.name ?? 'beckon',
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: 60_000,
    ...probing,
    // A query is sent before the earlier ones of its connection are answered.
    pipeline: true,
    types,
  })
  const unanswered = followUnanswered(options.url, options.silentMs)
  pool.on('error', (error) => options.onLost?.(error))
  // The pool listens to idle connections only. An active one fails at its next query; without a listener its error
  // would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client
      .query<{ pid: number }>(SET_UP)
      .then(({ rows }) => unanswered.setProcess(client, rows[0]?.pid))
      // Users of the connection get the error when it is lost.
      .catch(() => undefined)
  })
  const dialect = new PostgresDialect({ pool: preparingPool(pool, { ...options, unanswered }) })
  const db = new Kysely<Schema>({ dialect })
  limitPool(db, { size, patienceMs, isReplica })
  return { pool, db }
}
