import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { pause } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createPlatform, type PlatformParts } from './platform/create-platform.ts'
import { migrate } from './platform/database/migrate.ts'
import { checkDeployments } from './platform/deployments/deployments.ts'

export interface RunningServer {
  readonly url: string
  readonly platform: PlatformParts
  stop(): Promise<void>
}

export interface StartOptions {
  /** With the address of the database filled in. */
  readonly config: Config
  readonly log: Logger
}

/** How long answers under way may take to end once we stop. */
const DRAIN_MS = 10_000

/** Connects, migrates, composes and listens. Throws with a clear line when it cannot. */
export async function startServer({ config, log }: StartOptions): Promise<RunningServer> {
  const platform = preparePlatform(config, log)
  const stopping = { now: false }
  const opened: { app?: FastifyInstance } = {}
  try {
    await migrate(platform.db)
    opened.app = await createApp(platform, () => stopping.now)
    await platform.start()
    const url = await listen(opened.app, config)
    return { url, platform, stop: once(() => stop(opened.app, platform, stopping)) }
  } catch (error) {
    await stop(opened.app, platform, stopping)
    throw error
  }
}

function preparePlatform(config: Config, log: Logger): PlatformParts {
  const checked = checkDeployments(config)
  if (!checked.ok) throw new Error(`The deployments are not valid:\n${checked.faults.join('\n')}`)
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL: without one, start with `npm start`, which brings its own.')
  return createPlatform({ config, log, databaseUrl: config.databaseUrl, deployments: checked.deployments })
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port })
  const address = app.server.address() as AddressInfo
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name}:${address.port}`
}

/** No new calls, the sockets told to come back, the calls under way ended, then the work beside them. */
async function stop(
  app: FastifyInstance | undefined,
  platform: PlatformParts,
  stopping: { now: boolean },
): Promise<void> {
  stopping.now = true
  await platform.live.stop()
  if (app) await Promise.race([app.close(), pause(DRAIN_MS)])
  await platform.stop()
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run()
    return running
  }
}
