import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { MapEngine } from './capabilities/parties/places/index.ts'
import { pause, within } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createPlatform, type RunnablePlatform } from './platform/create-platform.ts'
import { migrate } from './platform/database/migrate.ts'
import { checkDeployments } from './platform/deployments/deployments.ts'

export interface RunningServer {
  readonly url: string
  readonly platform: RunnablePlatform
  stop(): Promise<void>
}

export interface StartOptions {
  /** With the address of the database filled in. */
  readonly config: Config
  readonly log: Logger
  /** Where places and roads come from; our own packs where absent. */
  readonly maps?: MapEngine
  /** The address to listen on where a proxy on this machine listens on the configured one. */
  readonly listenOn?: Pick<Config, 'host' | 'port'>
}

/** How long calls under way may take once new ones are refused. */
const CALLS_MS = 10_000

/** Connects, migrates, composes and listens. Throws with a clear line when it cannot. */
export async function startServer({ config, log, maps, listenOn }: StartOptions): Promise<RunningServer> {
  const platform = preparePlatform(config, log)
  const state: State = { stopping: false, origin: '', app: undefined }
  try {
    await migrate(platform.db)
    state.app = await createApp(platform, {
      isStopping: () => state.stopping,
      origin: () => state.origin,
      ...(maps ? { maps } : {}),
    })
    await platform.start()
    const port = await listen(state.app, listenOn ?? config)
    state.origin = `http://127.0.0.1:${port}`
    await platform.background.start()
    const drainAndStop = once(async () => {
      state.stopping = true
      await drain(config)
      await stop(state, platform)
    })
    return { url: urlOf(config, port), platform, stop: drainAndStop }
  } catch (error) {
    await stop(state, platform)
    throw error
  }
}

interface State {
  stopping: boolean
  /** Where this very process answers, for the simulated riders' phones. */
  origin: string
  app: FastifyInstance | undefined
}

function preparePlatform(config: Config, log: Logger): RunnablePlatform {
  const checked = checkDeployments(config)
  if (!checked.ok) throw new Error(`The deployments are not valid:\n${checked.errors.join('\n')}`)
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL: without one, start with `npm start`, which brings its own.')
  return createPlatform({ config, log, databaseUrl: config.databaseUrl, deployments: checked.deployments })
}

async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  await app.listen({ host, port })
  return (app.server.address() as AddressInfo).port
}

function urlOf({ host }: Config, port: number): string {
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  return `http://${isEverywhere ? 'localhost' : host}:${port}`
}

/** Waits until balancers have found out that /readyz fails. Nothing sends calls to a process that is only a worker. */
async function drain({ roles, drainSeconds }: Config): Promise<void> {
  if (roles.has('api') || roles.has('live')) await pause(drainSeconds * 1000)
}

/** Asks the sockets to reconnect, refuses new calls, waits for running ones and ends the background work. */
async function stop({ app }: State, platform: RunnablePlatform): Promise<void> {
  await platform.live.stop()
  if (app) await within(CALLS_MS, app.close())
  await platform.stop()
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run()
    return running
  }
}
