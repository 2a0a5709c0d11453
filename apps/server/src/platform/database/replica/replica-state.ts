import { sql } from 'kysely'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Service } from '../../background.ts'
import { pause, within } from '../../clock.ts'
import { createPeriodicService } from '../../periodic-service.ts'
import type { Database } from '../connect.ts'
import { createLagMeter, type Position } from './lag.ts'

/** Why a replica is not used: it cannot be reached, it is no standby of this database, or it is too far behind. */
export type Unfit = 'away' | 'no-standby' | 'lag'

export interface ReplicaDeps {
  readonly url: string
  /** The position of the primary up to which all commits are durable. */
  readonly primaryPosition: () => Promise<Position>
  /** Identity of the cluster and name of the database, as `identityOf` gives them. */
  readonly primaryIdentity: () => Promise<string>
  readonly bounds: { readonly lagSeconds: number; readonly waitMs: number }
  /** Called with the error where it could not be reached. */
  readonly onChange: (unfit: Unfit | undefined, error: unknown) => void
  readonly log: Logger
}

export interface ReplicaState extends Service {
  /** Undefined where reads may go to it. */
  unfit(): Unfit | undefined
  /** Seconds; undefined where it is unknown. */
  lagSeconds(): number | undefined
  /** Whether a wait was too short since the last measurement: a read need not wait for a replica that falls behind. */
  isBehind(): boolean
  /** Resolves to whether the replica has replayed a position, after a short wait at most. */
  reaches(position: Position): Promise<boolean>
  /** A connection to it was lost: no new read goes to it until the next measurement. */
  suspect(): void
}

/** Between two measurements. */
const MEASURE_MS = 1000
/** A replica that does not answer for so long is left. */
const PATIENCE_MS = 2000
/** Closing a connection to a lost machine never completes. */
const CLOSE_MS = 500
/** First pause while a position is waited for; it doubles. */
const PAUSE_MS = 5

const statusRow = z.object({
  is_standby: z.boolean(),
  replayed: z.number().nullable(),
  identity: z.string(),
})
type Status = z.output<typeof statusRow>

/** One text for the cluster and the database: a standby has those of its primary. */
export const identitySql = `(select system_identifier::text from pg_control_system()) || '/' || current_database()`
const statusSql = `select pg_is_in_recovery() as is_standby, ${identitySql} as identity,
  (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as replayed`

/** The status of a server, as the probe reads it. */
export async function statusOf(db: Database): Promise<Status> {
  const { rows } = await sql.raw(statusSql).execute(db)
  return statusRow.parse(rows[0])
}

/** The results of the measurements so far. */
interface Known {
  /** Nothing is known at first, so that the first measurement is reported, whatever it is. */
  unfit: Unfit | 'unknown' | undefined
  isSuspected: boolean
  isBehind: boolean
  lag: number | undefined
  /** Since the connection to it was opened: a standby that crashed may be back with less. */
  replayed: Position
  identity: string | undefined
}

/** Watches a replica on a connection of its own, so that reads that wait do not make it look lost. */
export function createReplicaState(deps: ReplicaDeps): ReplicaState {
  const known: Known = {
    unfit: 'unknown',
    isSuspected: false,
    isBehind: false,
    lag: undefined,
    replayed: 0,
    identity: undefined,
  }
  const probe = createProbe(deps.url, () => {
    known.replayed = 0
  })
  const current = (): Unfit | undefined => {
    if (known.unfit === 'unknown' || (known.unfit === undefined && known.isSuspected)) return 'away'
    return known.unfit
  }
  const periodic = createPeriodicService(
    'replica',
    MEASURE_MS,
    createMeasurement(deps, known, probe),
    deps.log,
  )
  return {
    ...periodic,
    async stop() {
      await periodic.stop()
      await probe.close()
    },
    unfit: current,
    lagSeconds: () => known.lag,
    isBehind: () => known.isBehind,
    suspect() {
      known.isSuspected = true
      known.replayed = 0
    },
    reaches: createWait(deps.bounds.waitMs, { known, probe, current }),
  }
}

/** How far a standby of a database has replayed; undefined for any other server. */
const replayedBy = (status: Status, identity: string | undefined): Position | undefined =>
  status.is_standby && status.identity === identity ? (status.replayed ?? undefined) : undefined

type Probe = ReturnType<typeof createProbe>

interface Watched {
  readonly known: Known
  readonly probe: Probe
  readonly current: () => Unfit | undefined
}

/** Returns a function that waits until the replica has replayed a position. */
function createWait(waitMs: number, { known, probe, current }: Watched): ReplicaState['reaches'] {
  return async (position) => {
    const until = performance.now() + waitMs
    const left = () => until - performance.now()
    for (let next = PAUSE_MS; known.replayed < position; next *= 2) {
      const status = await within(left(), probe.ask()).catch(() => undefined)
      const replayed = status && replayedBy(status, known.identity)
      if ((status && replayed === undefined) || current()) return false
      known.replayed = replayed ?? known.replayed
      if (known.replayed >= position) break
      known.isBehind ||= left() <= 0
      if (known.isBehind || !status) return false
      await pause(Math.min(next, left()))
    }
    return current() === undefined
  }
}

/** Returns a function that measures once and keeps the result. */
function createMeasurement(deps: ReplicaDeps, known: Known, probe: Probe): () => Promise<void> {
  const meter = createLagMeter()
  const evaluate = async (at: number, primary: Position): Promise<Unfit | undefined> => {
    const status = await probe.ask()
    known.identity ??= await deps.primaryIdentity()
    const replayed = replayedBy(status, known.identity)
    if (replayed === undefined) return 'no-standby'
    // It cannot have more than its primary, unless it follows another one since a failover.
    if (replayed > primary && replayed > (await deps.primaryPosition())) return 'no-standby'
    known.lag = meter.measure(at, primary, replayed)
    return known.lag === undefined || known.lag > deps.bounds.lagSeconds ? 'lag' : undefined
  }
  return async () => {
    const at = performance.now()
    // Nothing is known about the replica where the primary does not answer.
    const primary = await deps.primaryPosition().catch(() => undefined)
    if (primary === undefined) return
    let error: unknown
    const found = await evaluate(at, primary).catch((caught: unknown) => {
      error = caught
      return 'away' as const
    })
    if (found === 'away' || found === 'no-standby') known.lag = undefined
    known.isSuspected = false
    known.isBehind = false
    if (found === known.unfit) return
    known.unfit = found
    deps.onChange(found, error)
  }
}

/** Reads the status on one connection, which is opened again after it was lost. Questions at once share an answer. */
function createProbe(url: string, onLost: () => void) {
  let client: Client | undefined
  let pending: Promise<Status> | undefined
  const connected = async () => {
    const opened = new Client({
      connectionString: url,
      application_name: 'beckon-replica',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    // The client emits an error in addition to the failed query when PostgreSQL ends.
    opened.on('error', onLost)
    opened.on('end', onLost)
    await opened.connect()
    client = opened
    return opened
  }
  const close = async () => {
    const closed = client
    client = undefined
    onLost()
    if (closed)
      await within(
        CLOSE_MS,
        closed.end().catch(() => undefined),
      )
  }
  const ask = async () => {
    try {
      const { rows } = await (client ?? (await connected())).query<Record<string, unknown>>(statusSql)
      return statusRow.parse(rows[0])
    } catch (error) {
      void close()
      throw error
    }
  }
  return {
    close,
    ask() {
      pending ??= ask().finally(() => {
        pending = undefined
      })
      return pending
    },
  }
}
