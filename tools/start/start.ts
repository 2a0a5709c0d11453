import { createWriteStream, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CountryCode } from '@beckon/domain/country'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { openLog } from '../../apps/server/src/platform/embedded-postgres/log-file.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { buildWeb } from './build-web.ts'
import { startGatewayProcess } from './gateway.ts'
import { holdFolder } from './hold-folder.ts'
import { checkPort, portTrouble } from './port.ts'
import { Progress } from './progress.ts'
import { Stopper } from './stopper.ts'

/** Starts the whole product: lock, database with its demo world and the portal side by side, server. */
const progress = new Progress()
const stopper = new Stopper(progress)
const config = readConfig()

try {
  await start(config)
} catch (error) {
  // What is stopped while it starts fails, as it should.
  if (!stopper.isStopping) {
    progress.fail(portTrouble(error, config) ?? (error instanceof Error ? error.message : String(error)))
  }
  await stopper.stop(1)
}

async function start(given: Config): Promise<void> {
  const dataDir = resolve(given.dataDir)
  mkdirSync(dataDir, { recursive: true })
  hold(dataDir)
  await checkPort(given)
  stopper.goOn()
  const [full] = await Promise.all([prepareData({ ...given, dataDir }), preparePortal()])
  stopper.goOn()
  const log = writeLog(full)
  const { url, platform } = await stopper.begin('The server', () => startServer({ config: full, log }))
  progress.ready(url, full)
  await layOutTheRest(full, platform.askedFor)
}

function hold(dataDir: string): void {
  const release = holdFolder(dataDir)
  if (!release) {
    throw new Error(
      `Beckon is already running on ${dataDir}. Stop that one first, or choose another folder with DATA_DIR.`,
    )
  }
  stopper.add('The folder', release)
}

/** A database, in it what a newcomer finds there, and who takes cards. Gives the configuration with their addresses. */
async function prepareData(given: Config): Promise<Config> {
  const databaseUrl = given.databaseUrl ?? (await provideDatabase(given.dataDir))
  const full = { ...given, databaseUrl }
  const [gateway] = await Promise.all([provideGateway(full, databaseUrl), prepareDemo(full)])
  return { ...full, gateway }
}

async function prepareDemo(full: Config): Promise<void> {
  if (full.environment !== 'prd') {
    const { prepareDemoWorld } = await import('../demo-world/index.ts')
    stopper.goOn()
    await prepareDemoWorld({ config: full, progress: (line) => progress.say(line) })
  }
}

/** The operator's, or the sandbox; in prd nobody shall pay with play money. */
async function provideGateway(full: Config, databaseUrl: string): Promise<Config['gateway']> {
  if (full.gateway || full.environment === 'prd') return full.gateway
  const gateway = await stopper.begin('The card gateway', () => startGatewayProcess(full, databaseUrl))
  gateway.onLost(() => {
    if (stopper.isStopping) return
    progress.fail('The card gateway ended unexpectedly; stopping. Start again to recover.')
    void stopper.stop(1)
  })
  return gateway.access
}

async function provideDatabase(dataDir: string): Promise<string> {
  progress.say('Starting the database …')
  const onProgress = (line: string) => progress.say(line)
  const postgres = await stopper.begin('The database', () => startPostgres({ dataDir, onProgress }))
  postgres.onLost(() => {
    progress.fail('The database ended unexpectedly; stopping. Start again to recover.')
    void stopper.stop(1)
  })
  return postgres.url
}

async function preparePortal(): Promise<void> {
  const cut = new AbortController()
  const building = buildWeb(progress, cut.signal)
  stopper.add('The portal', async () => {
    cut.abort()
    await building.catch(() => undefined)
  })
  await building
}

async function layOutTheRest(full: Config, first: ReadonlySet<CountryCode>): Promise<void> {
  if (full.environment === 'prd') return
  const world = await import('../demo-world/index.ts')
  stopper.goOn()
  const laying = world.layOutTheRest({ config: full, first, progress: (line) => progress.say(line) })
  stopper.add('The demo world', () => laying.stop())
}

function writeLog(full: Config): Logger {
  const path = join(full.dataDir, 'beckon.log')
  const file = createWriteStream(path, { fd: openLog(path, undefined) })
  stopper.add('The log', () => new Promise<void>((done) => file.end(done)))
  return createLog(full, file)
}
