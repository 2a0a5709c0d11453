import type { Logger } from 'pino'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { ReplicaConfig } from '../../config/replica.ts'
import { OverloadedError } from '../../semaphore.ts'
import type { Tracer } from '../../tracing/tracer.ts'
import { type Connection, connectDatabase, type Database } from '../connect.ts'
import { isConflict, isConnectionLost, isPoolFull, QUERY_CANCELED, sqlState } from '../sql-errors.ts'
import { cutConnection } from '../unanswered.ts'
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
    return { read: (_kind, work) => work(db), replica: undefined, close: async () => undefined }
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
    log,
  })
  const choose = async (): Promise<Outcome> => {
    const unfit = state.unfit()
    if (unfit) return unfit
    if (state.isBehind()) return 'behind'
    const position = await primaryPosition().catch(() => undefined)
    if (position === undefined) return 'behind'
    return (await state.reaches(position)) ? 'replica' : (state.unfit() ?? 'behind')
  }
  return {
    replica: { state, pool: connection.pool },
    async close() {
      await connection.db.destroy()
    },
    async read(kind, work) {
      let outcome = await choose()
      try {
        if (outcome === 'replica') return await work(connection.db)
      } catch (error) {
        if (isCancelled(error)) throw error
        outcome = outcomeOf(error)
        if (outcome === 'failed') log.warn({ err: error }, 'a read failed on the replica and is repeated')
        if (isConnectionLost(error)) state.suspect()
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
  const clients = new Set<PoolClient>()
  connection.pool.on('connect', (client) => {
    clients.add(client)
    // Where it fails the connection is lost, and the next statement fails.
    client.query('set default_transaction_read_only = on').catch(() => undefined)
  })
  connection.pool.on('remove', (client) => clients.delete(client))
  return {
    ...connection,
    cut() {
      for (const client of clients) cutConnection(client)
    },
  }
}

/** The position of a primary up to which all commits are durable. */
export async function positionOf(db: Database): Promise<Position> {
  const { rows } = await sql<{ position: number }>`
    select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 as position`.execute(db)
  return rows[0]?.position ?? Number.POSITIVE_INFINITY
}

/** Identity of the cluster and name of the database. */
export async function identityOf(db: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`select ${sql.raw(identitySql)} as identity`.execute(db)
  return rows[0]?.identity ?? ''
}

/** The work has a time limit of its own, which it would exceed on the primary too, or an operator has cancelled it. */
const isCancelled = (error: unknown): boolean => sqlState(error) === QUERY_CANCELED

function outcomeOf(error: unknown): Outcome {
  if (error instanceof OverloadedError || isPoolFull(error)) return 'busy'
  return isConflict(error) ? 'conflict' : 'failed'
}
