import { createWriteStream, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { buildWeb } from './build-web.ts'
import { Progress } from './progress.ts'
import { holdFolder } from './hold-folder.ts'
import { Stopper } from './stopper.ts'

/** Starts the whole product: lock, database and web side by side, demo world, server. */
const progress = new Progress()
const stopper = new Stopper(progress)

try {
  await start(readConfig())
} catch (error) {
  progress.fail(error instanceof Error ? error.message : String(error))
  await stopper.stop(1)
}

async function start(config: Config): Promise<void> {
  const dataDir = resolve(config.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const held = await holdFolder(dataDir)
  if (!held) {
    progress.fail(
      `Beckon is already running on ${dataDir}. Stop that one first, or set DATA_DIR to another folder.`,
    )
    process.exit(1)
  }
  stopper.add('the folder', held)
  const [databaseUrl] = await Promise.all([provideDatabase(config, dataDir), buildWeb(progress)])
  const log = pino({ level: config.logLevel }, createWriteStream(join(dataDir, 'beckon.log'), { flags: 'a' }))
  const full = { ...config, dataDir, databaseUrl }
  const world = config.environment === 'prd' ? undefined : await import('../demo-world/index.ts')
  await world?.prepareDemoWorld({ config: full, progress: (line) => progress.say(line) })
  const server = await startServer({ config: full, log })
  stopper.add('the server', () => server.stop())
  progress.ready(server.url, full)
  const laying = world?.layOutTheRest({ config: full, progress: (line) => progress.say(line) })
  if (laying) stopper.add('the demo world', () => laying.stop())
}

async function provideDatabase(config: Config, dataDir: string): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  progress.say('Starting the database …')
  const postgres = await startPostgres({ dataDir, onProgress: (line) => progress.say(line) })
  stopper.add('the database', () => postgres.stop())
  postgres.onLost(() => {
    progress.fail('The database ended unexpectedly; stopping. Start again to recover.')
    void stopper.stop(1)
  })
  return postgres.url
}
