import type { Logger } from 'pino'
import { sql } from 'kysely'
import type { Service } from '../../background.ts'
import type { ReplicaConfig } from '../../config/replica.ts'
import { OverloadedError } from '../../semaphore.ts'
import type { Tracer } from '../../tracing/tracer.ts'
import { type Connection, connectDatabase, type Database } from '../connect.ts'
import { sqlState } from '../sql-errors.ts'
import type { Position } from './lag.ts'
import { createReplicaState, identitySql, type ReplicaState } from './replica-state.ts'

/** Kinds of reads, for the metrics. */
export const readKinds = ['export', 'history', 'numbers'] as const
export type ReadKind = (typeof readKinds)[number]

/**
 * Where a read was answered: on the replica, or on the primary because the replica is unfit, has not got the last commits in time, was
 * busy, cancelled the read for its recovery, or failed.
 */
export const outcomes = [
  'replica',
  'away',
  'no-standby',
  'lag',
  'behind',
  'busy',
  'conflict',
  'failed',
] as const
export type Outcome = (typeof outcomes)[number]

/** Reads that may be answered by a replica of the database. */
export interface Reads {
  /**
   * Runs `work` on the replica where it has everything that was committed before, else on the primary. Work that fails on the
   * replica runs again on the primary: it must only read, and may run twice.
   */
  read<T>(kind: ReadKind, work: (db: Database) => Promise<T>): Promise<T>
}

export interface ReadsParts extends Reads {
  /** Undefined without a replica. */
  readonly replica: { readonly state: ReplicaState; readonly pool: Connection['pool'] } | undefined
  readonly services: readonly Service[]
  close(): Promise<void>
}

export interface ReadsOptions {
  readonly db: Database
  /** Undefined: the primary answers. */
  readonly replica: ReplicaConfig | undefined
  readonly log: Logger
  readonly onRead?: (kind: ReadKind, outcome: Outcome) => void
  readonly onWaited?: (seconds: number) => void
  readonly tracer?: Tracer | undefined
}

/** Longer than a standby needs for what was just committed, and too short to be noticed. */
const WAIT_MS = 250
/** The primary can answer too: a read waits for the replica for a short time only. */
const PATIENCE_MS = 2000

export function createReads(options: ReadsOptions): ReadsParts {
  const { db, replica, log } = options
  if (!replica) {
    return { read: (_kind, work) => work(db), replica: undefined, services: [], close: async () => undefined }
  }
  const connection = connectReplica(replica, options)
  const primaryPosition = () => positionOf(db)
  const state = createReplicaState({
    url: replica.url,
    primaryPosition,
    primaryIdentity: () => identityOf(db),
    bounds: { lagSeconds: replica.lagSeconds, waitMs: WAIT_MS },
    onChange(unfit, error) {
      if (unfit === undefined) return log.info('the replica is used')
      log.warn({ why: unfit, ...(error ? { err: error } : {}) }, 'the replica is not used')
      if (unfit !== 'lag') connection.cut()
    },
  })
  const choose = async (): Promise<Outcome> => {
    const unfit = state.unfit()
    if (unfit) return unfit
    const position = await primaryPosition().catch(() => Number.POSITIVE_INFINITY)
    return (await state.reaches(position)) ? 'replica' : (state.unfit() ?? 'behind')
  }
  return {
    replica: { state, pool: connection.pool },
    services: [state],
    async close() {
      await connection.db.destroy()
    },
    async read(kind, work) {
      let outcome = await choose()
      try {
        if (outcome === 'replica') return await work(connection.db)
      } catch (error) {
        if (isOwnTimeout(error)) throw error
        outcome = outcomeOf(error)
        if (outcome === 'failed') log.warn({ err: error }, 'a read failed on the replica and is repeated')
        if (isLost(error)) state.suspect()
      } finally {
        options.onRead?.(kind, outcome)
      }
      return work(db)
    },
  }
}

/** A pool that only reads; `cut` ends its connections at once, with what runs on them. */
function connectReplica(
  { url, pool: size }: ReplicaConfig,
  { log, onWaited, tracer }: ReadsOptions,
): Connection & { cut(): void } {
  const connection = connectDatabase({
    url,
    size,
    name: 'beckon-reads',
    patienceMs: PATIENCE_MS,
    isReplica: true,
    onLost: (error) => log.debug({ err: error }, 'an idle connection of the replica was lost'),
    tracer,
    ...(onWaited ? { onWaited } : {}),
  })
  const clients = new Set<Cuttable>()
  connection.pool.on('connect', (client) => {
    clients.add(client)
    // Where it fails the connection is lost, and the next statement fails.
    client.query('set default_transaction_read_only = on').catch(() => undefined)
  })
  connection.pool.on('remove', (client) => clients.delete(client))
  return {
    ...connection,
    cut() {
      for (const client of clients) client.connection.stream.destroy()
    },
  }
}

interface Cuttable {
  readonly connection: { readonly stream: { destroy(): unknown } }
}

async function positionOf(db: Database): Promise<Position> {
  const { rows } = await sql<{ position: number }>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as position`.execute(db)
  return rows[0]?.position ?? Number.POSITIVE_INFINITY
}

async function identityOf(db: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`select ${sql.raw(identitySql)} as identity`.execute(db)
  return rows[0]?.identity ?? ''
}

const QUERY_CANCELED = '57014'
const SERIALIZATION_FAILURE = '40001'
/** Of a conflict that PostgreSQL takes for a deadlock with the recovery. */
const DEADLOCK = '40P01'

/** The work has set a time limit of its own, which it would exceed on the primary too. */
const isOwnTimeout = (error: unknown): boolean =>
  sqlState(error) === QUERY_CANCELED && error instanceof Error && error.message.includes('statement timeout')

/** The driver's own words, where no connection was free in time or one took too long to open. */
const isPoolFull = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('timeout exceeded when trying to connect')

function outcomeOf(error: unknown): Outcome {
  if (error instanceof OverloadedError || isPoolFull(error)) return 'busy'
  if ([SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error))) return 'conflict'
  const isConflict = error instanceof Error && error.message.includes('conflict with recovery')
  return isConflict ? 'conflict' : 'failed'
}

/** Class 57P and 08: the server ends, or has ended; the others are those of the socket and of the driver. */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    /^(?:57P|08)/u.test(sqlState(error)) ||
    'syscall' in error ||
    error.message.startsWith('Connection terminated')
  )
}
