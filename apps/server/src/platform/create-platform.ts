import type { CountryCode } from '@beckon/domain/country'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createCallers } from './auth/callers.ts'
import { createSight } from './auth/sight.ts'
import { createPasswordCheck } from './auth/passwords/password-hash.ts'
import type { SigningPurpose } from './auth/key-purposes.ts'
import { createSealer } from './auth/sealer.ts'
import { createSigner, type Signer } from './auth/signer.ts'
import { type BackgroundParts, createBackground, stopper } from './background.ts'
import { createBus } from './bus/create-bus.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './database/connect.ts'
import { isMigrated } from './database/migrate.ts'
import type { Deployments } from './deployments/deployments.ts'
import { createFiles, type FilesParts } from './files/files.ts'
import { measureWaitingFiles } from './files/measure-waiting-files.ts'
import { createHealth, type Health } from './health.ts'
import { createFraming } from './http/web/framing.ts'
import { createJobs } from './jobs/jobs.ts'
import { Hub, type HubDeps } from './live/hub.ts'
import { createLiveMeasures } from './live/live-measures.ts'
import { createMetrics, type Metrics, type MetricsParts } from './metrics/metrics.ts'
import { measurePools, measureWaits } from './database/measure-pool.ts'
import { measureReads, measureReplica } from './database/replica/measure-reads.ts'
import { createReads, type ReadsParts } from './database/replica/reads.ts'
import { createOutbox } from './outbox/outbox.ts'
import { measureOutbox } from './outbox/measure-outbox.ts'
import { createRelay, defineEventJobs } from './outbox/relay.ts'
import type { Platform } from './platform.ts'
import { createPeriodicService } from './periodic-service.ts'
import { RECENT_MS } from './recently-read.ts'
import { startTracing } from './tracing/start-tracing.ts'
import type { Tracer } from './tracing/tracer.ts'
import { createRetention } from './retention.ts'

export interface RunnablePlatform extends Platform {
  readonly metrics: MetricsParts
  readonly background: BackgroundParts
  readonly files: FilesParts
  readonly live: Hub
  readonly deployments: Deployments
  /** Countries that were requested since the start, in that order. */
  readonly requestedCountries: Set<CountryCode>
  readonly pool: pg.Pool
  readonly reads: ReadsParts
  /** Starts the services that calls need, after the capabilities have registered. Other services start with `background`. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Between two looks for files to move. */
const MOVE_FILES_MS = 5_000

export interface PlatformOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Logger
  readonly deployments: Deployments
  readonly clock?: Clock
  /** Timeout of a wait for a database connection. */
  readonly databasePatienceMs?: number
  /** How old settings and open sessions may be; `RECENT_MS` where absent. */
  readonly recentMs?: number
}

export function createPlatform(options: PlatformOptions): RunnablePlatform {
  const { config, databaseUrl: url, log, deployments, clock = systemClock } = options
  const metrics = createMetrics()
  const tracing = startTracing(config, { log, metrics })
  const tracer = tracing?.tracer
  const { db, pool, reads } = connected(options, { metrics, tracer })
  const bus = createBus({ databaseUrl: url, access: config.bus, log, metrics })
  const outbox = createOutbox(clock)
  const jobs = createJobs({ url, db, bus, clock, log, work: config.roles.has('worker'), metrics, tracer })
  const live = createHub({ db, bus, log, tracer, metrics })
  const background = createBackground(config.roles)
  if (reads.replica) background.add(reads.replica.state)
  measureOutbox(metrics, { db, clock })
  background.add(createRelay({ db, outbox, bus, jobs, clock, log, tracer }), 'worker')
  const retention = createRetention({ db, clock, log })
  background.add(retention.service, 'worker')
  const health = databaseHealth({ db, log, clock })
  const files = addFiles({ db, clock, log, config }, { background, health, metrics })
  const core = [files.check, bus, jobs, live]
  return {
    ...{ config, clock, log, db, pool, reads, bus, outbox, jobs, live, background, health, deployments },
    ...{ databaseUrl: url, retention, files, metrics, tracer },
    recentMs: options.recentMs ?? RECENT_MS,
    requestedCountries: new Set(),
    callers: createCallers(),
    sight: createSight(),
    passwords: createPasswordCheck(),
    sealer: createSealer(db, clock, config.sealingKeys),
    framing: createFraming(log),
    deploymentOf: (country) => deployments.get(country) ?? missing(country),
    signer: signersOf((purpose) => createSigner(db, clock, purpose)),
    async start() {
      defineEventJobs({ outbox, jobs })
      for (const service of core) await service.start()
    },
    async stop() {
      const stopInTime = stopper(log)
      await background.stop(stopInTime)
      for (const service of core.toReversed()) await stopInTime(service)
      await stopInTime({ name: 'replica', stop: () => reads.close() })
      await stopInTime({ name: 'database', stop: () => db.destroy() })
      if (tracing) await stopInTime(tracing)
      metrics.stop()
    },
  }
}

function connected(
  { config, databaseUrl: url, databasePatienceMs: patienceMs, log }: PlatformOptions,
  { metrics, tracer }: { readonly metrics: Metrics; readonly tracer: Tracer | undefined },
): ReturnType<typeof connectDatabase> & { readonly reads: ReadsParts } {
  const onWaited = measureWaits(metrics)
  const connection = connectDatabase({
    url,
    size: config.databasePool,
    patienceMs,
    onLost: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    onWaited: onWaited('primary'),
    tracer,
  })
  const reads = createReads({
    db: connection.db,
    replica: config.replica,
    log,
    onRead: measureReads(metrics),
    onWaited: onWaited('replica'),
    tracer,
  })
  const replica = reads.replica?.pool
  measurePools(metrics, { primary: connection.pool, ...(replica ? { replica } : {}) })
  measureReplica(metrics, reads)
  return { ...connection, reads }
}

function createHub({ metrics, ...deps }: Omit<HubDeps, 'measures'> & { readonly metrics: Metrics }): Hub {
  const hub: Hub = new Hub({ ...deps, measures: createLiveMeasures(metrics, () => hub.count()) })
  return hub
}

function databaseHealth({ db, log, clock }: Pick<Platform, 'db' | 'log' | 'clock'>): Health {
  const health = createHealth(log, clock)
  health.check('database', async () => {
    if (!(await isMigrated(db))) throw new Error('not migrated')
    return 'ok'
  })
  return health
}

function addFiles(
  deps: Parameters<typeof createFiles>[0],
  { background, health, metrics }: Pick<RunnablePlatform, 'background' | 'health' | 'metrics'>,
): FilesParts {
  const files = createFiles(deps)
  background.add(createPeriodicService('move-files', MOVE_FILES_MS, files.move, deps.log), 'worker')
  health.check('files', files.state)
  measureWaitingFiles(metrics, deps.db)
  return files
}

function missing(country: string): never {
  throw new Error(`no deployment for ${country}`)
}

/** One signer a purpose, so that its keys are read once. */
function signersOf(create: (purpose: SigningPurpose) => Signer): (purpose: SigningPurpose) => Signer {
  const signers = new Map<SigningPurpose, Signer>()
  return (purpose) => {
    const signer = signers.get(purpose) ?? create(purpose)
    signers.set(purpose, signer)
    return signer
  }
}
