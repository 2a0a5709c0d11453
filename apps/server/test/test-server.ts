import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '../src/app.ts'
import type { Clock } from '../src/platform/clock.ts'
import { type Config, checkConfig } from '../src/platform/config.ts'
import { createPlatform, type RunnablePlatform } from '../src/platform/create-platform.ts'
import { checkDeployments, type Deployments } from '../src/platform/deployments/deployments.ts'
import type { MapEngine } from '../src/capabilities/parties/places/index.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { createWatchedLog } from './monitoring/watched-log.ts'
import { testMaps } from './worlds/test-maps.ts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly databaseUrl: string
  readonly platform: RunnablePlatform
  /** It really listens, for sockets and streams; `app.inject` is enough for calls. */
  readonly url: string
  stop(): Promise<void>
}

export interface TestServerOptions {
  readonly env?: Record<string, string>
  readonly clock?: Clock
  /** Without roads every route is straight, so that a test can compute its length. */
  readonly maps?: MapEngine
  /** How long a request waits for a connection. */
  readonly databasePatienceMs?: number
  /** Settings and open sessions are read at every call, unless asked. */
  readonly recentMs?: number
  /** The database of another test server, as a second process has it. */
  readonly databaseUrl?: string
  /** No log output if omitted; `stop` then fails where a line had personal data. */
  readonly log?: Logger
  /** Before the start: registers what a test needs. */
  readonly prepare?: (platform: RunnablePlatform) => void | Promise<void>
}

/** On a busy machine a request of a test waits longer for a connection than one of a person would. */
const DATABASE_PATIENCE_MS = 120_000

/** The whole service on a database of its own. Roles without the fleet, rate limits off, unless asked. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await databaseFor(options)
  const watched = createWatchedLog()
  // Made only where something is written to it, such as a nightly backup.
  const dataDir = join(tmpdir(), `beckon-server-${randomUUID()}`)
  const config = configOf({
    DATA_DIR: dataDir,
    ROLES: 'api,live,worker',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...options.env,
  })
  const platform = createPlatform({
    config,
    databaseUrl: database.url,
    log: options.log ?? watched.log,
    deployments: deploymentsOf(config),
    databasePatienceMs: options.databasePatienceMs ?? DATABASE_PATIENCE_MS,
    recentMs: options.recentMs ?? 0,
    ...(options.clock ? { clock: options.clock } : {}),
  })
  const listening = { origin: '' }
  const app = await createApp(platform, {
    isStopping: () => false,
    origin: () => listening.origin,
    maps: options.maps ?? testMaps(),
  })
  await options.prepare?.(platform)
  await platform.start()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  listening.origin = `http://127.0.0.1:${port}`
  await platform.background.start()
  return {
    app,
    databaseUrl: database.url,
    platform,
    url: listening.origin,
    async stop() {
      await platform.live.stop()
      await app.close()
      await platform.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
      watched.check()
    },
  }
}

const databaseFor = async ({ databaseUrl }: TestServerOptions): Promise<TestDatabase> =>
  databaseUrl ? { url: databaseUrl, drop: async () => undefined } : createTestDatabase()

function deploymentsOf(config: Config): Deployments {
  const checked = checkDeployments(config)
  if (!checked.ok) throw new Error(checked.errors.join('\n'))
  return checked.deployments
}

function configOf(env: Record<string, string>): Config {
  const result = checkConfig(env)
  if (!result.ok) throw new Error(result.error)
  return result.config
}
