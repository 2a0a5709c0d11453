import type pg from 'pg'
import type { Logger } from 'pino'
import { createCallers } from './auth/callers.ts'
import { createSigner, type Signer } from './auth/signer.ts'
import { type BackgroundParts, createBackground } from './background.ts'
import { createBus } from './bus/bus.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './database/connect.ts'
import { isMigrated } from './database/migrate.ts'
import type { Deployments } from './deployments/deployments.ts'
import { createHealth } from './health.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLiveHub, type LiveParts } from './live/hub.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createRelay, defineEventJobs } from './outbox/relay.ts'
import { tidyUp } from './outbox/tidy-up.ts'
import type { Platform } from './platform.ts'

export interface PlatformParts extends Platform {
  readonly background: BackgroundParts
  readonly live: LiveParts
  readonly deployments: Deployments
  readonly pool: pg.Pool
  /** After the capabilities have registered: what calls need. What runs beside them starts with `background`. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface PlatformOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly log: Logger
  readonly deployments: Deployments
  readonly clock?: Clock
}

export function createPlatform(options: PlatformOptions): PlatformParts {
  const { config, databaseUrl, log, deployments, clock = systemClock } = options
  const { db, pool } = connectDatabase({
    url: databaseUrl,
    size: config.databasePool,
    onLost: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
  })
  const works = config.roles.has('worker')
  const bus = createBus(databaseUrl, log)
  const outbox = createOutbox(clock)
  const jobs = createJobs({ url: databaseUrl, db, bus, clock, log, work: works })
  const live = createLiveHub({ db, bus, log })
  const background = createBackground(config.roles, log)
  const health = createHealth()
  const signers = new Map<string, Signer>()
  const core = [bus, jobs, live]
  background.run(createRelay({ db, outbox, bus, jobs, clock, log }), 'worker')
  background.run(tidyUp({ db, clock, log }), 'worker')
  health.check('database', async () =>
    (await isMigrated(db)) ? 'ok' : Promise.reject(new Error('not migrated')),
  )
  return {
    config,
    clock,
    log,
    db,
    pool,
    bus,
    outbox,
    jobs,
    live,
    background,
    health,
    deployments,
    callers: createCallers(),
    deploymentOf(country) {
      const deployment = deployments.get(country)
      if (!deployment) throw new Error(`no deployment for ${country}`)
      return deployment
    },
    signer(purpose) {
      const signer = signers.get(purpose) ?? createSigner(db, clock, purpose)
      signers.set(purpose, signer)
      return signer
    },
    async start() {
      defineEventJobs({ outbox, jobs })
      for (const service of core) await service.start()
    },
    async stop() {
      await background.stop()
      for (const service of core.toReversed()) {
        await service
          .stop()
          .catch((error: unknown) => log.warn({ err: error }, `${service.name} did not stop cleanly`))
      }
      await db.destroy()
    },
  }
}
