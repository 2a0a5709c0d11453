import type { CountryCode } from '@beckon/domain/country'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createCallers } from './auth/callers.ts'
import { createSight } from './auth/sight.ts'
import { createPasswordCheck } from './auth/passwords/password-hash.ts'
import { createSealer } from './auth/sealer.ts'
import { createSigner, type Signer } from './auth/signer.ts'
import { type BackgroundParts, createBackground, type Service } from './background.ts'
import { createBus } from './bus/create-bus.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './database/connect.ts'
import { isMigrated } from './database/migrate.ts'
import type { Deployments } from './deployments/deployments.ts'
import { createFiles, type FilesParts } from './files/files.ts'
import { waitingFiles } from './files/waiting-files.ts'
import { createHealth } from './health.ts'
import { createFraming } from './http/web/framing.ts'
import { createJobs } from './jobs/jobs.ts'
import { Hub } from './live/hub.ts'
import { createGauges } from './gauges.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createRelay, defineEventJobs } from './outbox/relay.ts'
import type { Platform } from './platform.ts'
import { createPeriodicService } from './periodic-service.ts'
import { RECENT_MS } from './recently-read.ts'
import { createRetention } from './retention.ts'

export interface RunnablePlatform extends Platform {
  readonly gauges: ReturnType<typeof createGauges>
  readonly background: BackgroundParts
  readonly files: FilesParts
  readonly live: Hub
  readonly deployments: Deployments
  /** Countries that were requested since the start, in that order. */
  readonly requestedCountries: Set<CountryCode>
  readonly pool: pg.Pool
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
  const onLost = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost')
  const { db, pool } = connectDatabase({
    url,
    size: config.databasePool,
    patienceMs: options.databasePatienceMs,
    onLost,
  })
  const bus = createBus({ databaseUrl: url, access: config.bus, log })
  const outbox = createOutbox(clock)
  const jobs = createJobs({ url, db, bus, clock, log, work: config.roles.has('worker') })
  const live = new Hub({ db, bus, log })
  const background = createBackground(config.roles, log)
  background.add(createRelay({ db, outbox, bus, jobs, clock, log }), 'worker')
  const retention = createRetention({ db, clock, log })
  background.add(retention.service, 'worker')
  const health = createHealth(log, clock)
  health.check('database', async () => {
    if (!(await isMigrated(db))) throw new Error('not migrated')
    return 'ok'
  })
  const measured = addFiles({ db, clock, log, config }, { background, health })
  const core = [measured.files.check, bus, jobs, live]
  const shared = { config, clock, log, db, pool, bus, outbox, jobs, live, background, health, deployments }
  return {
    ...shared,
    databaseUrl: url,
    retention,
    recentMs: options.recentMs ?? RECENT_MS,
    requestedCountries: new Set(),
    ...measured,
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
      await background.stop()
      for (const service of core.toReversed()) await stopService(service, log)
      await db.destroy()
    },
  }
}

function addFiles(
  deps: Parameters<typeof createFiles>[0],
  { background, health }: Pick<RunnablePlatform, 'background' | 'health'>,
): Pick<RunnablePlatform, 'files' | 'gauges'> {
  const gauges = createGauges()
  const files = createFiles(deps)
  background.add(createPeriodicService('move-files', MOVE_FILES_MS, files.move, deps.log), 'worker')
  health.check('files', files.state)
  gauges.add(waitingFiles(deps.db))
  return { files, gauges }
}

function missing(country: string): never {
  throw new Error(`no deployment for ${country}`)
}

/** One signer a purpose, so that its keys are read once. */
function signersOf(create: (purpose: string) => Signer): (purpose: string) => Signer {
  const signers = new Map<string, Signer>()
  return (purpose) => {
    const signer = signers.get(purpose) ?? create(purpose)
    signers.set(purpose, signer)
    return signer
  }
}

async function stopService(service: Service, log: Logger): Promise<void> {
  await service.stop().catch((error: unknown) => {
    log.warn({ err: error }, `${service.name} did not stop cleanly`)
  })
}
