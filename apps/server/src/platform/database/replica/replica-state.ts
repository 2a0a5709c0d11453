import { Client } from 'pg'
import { z } from 'zod'
import type { Service } from '../../background.ts'
import { after, type Cancel, pause, within } from '../../clock.ts'
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
}

export interface ReplicaState extends Service {
  /** Undefined where reads may go to it. */
  unfit(): Unfit | undefined
  /** Seconds; undefined where it is unknown. */
  lagSeconds(): number | undefined
  /** Resolves to whether the replica has replayed a position, after a short wait at most. */
  reaches(position: Position): Promise<boolean>
  /** A connection to it was lost: no new read goes to it until the next measurement. */
  suspect(): void
}

/** Between two measurements. */
const MEASURE_MS = 1000
/** A replica that does not answer for so long is left. */
const PATIENCE_MS = 2000
/** A replica whose machine is gone answers no farewell. */
const CLOSE_MS = 500
/** First pause while a position is waited for; it doubles. */
const PAUSE_MS = 5

const answer = z.object({
  is_standby: z.boolean(),
  replayed: z.number().nullable(),
  identity: z.string(),
})

/** One text for the cluster and the database: a standby has those of its primary. */
export const identitySql = `(select system_identifier::text from pg_control_system()) || '/' || current_database()`
const askedSql = `select pg_is_in_recovery() as is_standby, ${identitySql} as identity,
  (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as replayed`

/** The results of the measurements so far. */
interface Known {
  /** Nothing is known at first, so that the first measurement is reported, whatever it is. */
  unfit: Unfit | 'unknown' | undefined
  isSuspected: boolean
  lag: number | undefined
  replayed: Position
  identity: string | undefined
}

/** Watches a replica on a connection of its own, so that reads that wait do not make it look lost. */
export function createReplicaState(deps: ReplicaDeps): ReplicaState {
  const probe = createProbe(deps.url)
  const known: Known = {
    ...{ unfit: 'unknown', isSuspected: false, lag: undefined, replayed: 0, identity: undefined },
  }
  const current = (): Unfit | undefined => {
    if (known.unfit === 'unknown' || (known.unfit === undefined && known.isSuspected)) return 'away'
    return known.unfit
  }
  const timer = createTimer(createMeasurement(deps, known, probe))
  return {
    name: 'replica',
    start: timer.start,
    async stop() {
      await timer.stop()
      await probe.close()
    },
    unfit: current,
    lagSeconds: () => known.lag,
    suspect() {
      known.isSuspected = true
    },
    async reaches(position) {
      const until = performance.now() + deps.bounds.waitMs
      for (let next = PAUSE_MS; known.replayed < position; next *= 2) {
        const found = await within(until - performance.now(), probe.ask()).catch(() => undefined)
        if (typeof found?.replayed !== 'number' || current()) return false
        known.replayed = Math.max(known.replayed, found.replayed)
        const left = until - performance.now()
        if (known.replayed < position && left > 0) await pause(Math.min(next, left))
      }
      return current() === undefined
    },
  }
}

type Probe = ReturnType<typeof createProbe>

/** Returns a function that measures once and keeps the result. */
function createMeasurement(deps: ReplicaDeps, known: Known, probe: Probe): () => Promise<void> {
  const meter = createLagMeter()
  const evaluate = async (at: number, primary: Position): Promise<Unfit | undefined> => {
    const found = await probe.ask()
    known.identity ??= await deps.primaryIdentity()
    const isStandby = found.is_standby && found.identity === known.identity
    if (!isStandby || found.replayed === null) return 'no-standby'
    // It cannot have more than its primary, unless it follows another one since a failover.
    if (found.replayed > primary && found.replayed > (await deps.primaryPosition())) return 'no-standby'
    known.replayed = found.replayed
    known.lag = meter.measure(at, primary, found.replayed)
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
    if (found === known.unfit) return
    known.unfit = found
    deps.onChange(found, error)
  }
}

/** Repeats the measurement, and waits for the one under way at the end. */
function createTimer(measure: () => Promise<void>): Pick<Service, 'start' | 'stop'> {
  let cancel: Cancel = () => undefined
  let turn: Promise<void> = Promise.resolve()
  let isStopped = false
  const run = () => {
    turn = measure().finally(() => {
      if (!isStopped) cancel = after(MEASURE_MS, run)
    })
  }
  return {
    async start() {
      run()
      await turn
    },
    async stop() {
      isStopped = true
      cancel()
      await turn
    },
  }
}

/** Questions to the replica on one connection, which is opened again after it was lost. Questions at once share an answer. */
function createProbe(url: string) {
  let client: Client | undefined
  let asked: Promise<z.output<typeof answer>> | undefined
  const connected = async () => {
    const opened = new Client({
      connectionString: url,
      application_name: 'beckon-replica',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    // The client emits an error in addition to the failed query when PostgreSQL ends.
    opened.on('error', () => undefined)
    await opened.connect()
    client = opened
    return opened
  }
  const close = async () => {
    const closed = client
    client = undefined
    if (closed)
      await within(
        CLOSE_MS,
        closed.end().catch(() => undefined),
      )
  }
  const ask = async () => {
    try {
      const { rows } = await (client ?? (await connected())).query<Record<string, unknown>>(askedSql)
      return answer.parse(rows[0])
    } catch (error) {
      void close()
      throw error
    }
  }
  return {
    close,
    ask() {
      asked ??= ask().finally(() => {
        asked = undefined
      })
      return asked
    },
  }
}
