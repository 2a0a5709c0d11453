import { createWriteStream } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/embedded-postgres/log-file.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { returnMemory } from '../../apps/server/src/platform/return-memory.ts'
import { buildWeb } from './build-web.ts'
import { portTrouble } from './port.ts'
import { seedOthers, prepareData, prepareFolder, provideRiders } from './prepare.ts'
import { Progress } from './progress.ts'
import { Stopper } from './stopper.ts'

/** Starts the whole product: lock, database with its demo world and the portal side by side, server. */
const progress = new Progress()
const stopper = new Stopper(progress)
const run = { progress, stopper }
const config = readConfig()
/** The first calls of a new process are answered before it seeds other countries and tidies up. */
const [SEED_MS, TIDY_MS] = [1000, 4000]

try {
  await start(config)
} catch (error) {
  // A start that is stopped fails by design, without a message.
  if (!stopper.isStopping) {
    progress.fail(portTrouble(error, config) ?? (error instanceof Error ? error.message : String(error)))
  }
  await stopper.stop(1)
}

async function start(config: Config): Promise<void> {
  const lockedConfig = await prepareFolder(run, config)
  const [completeConfig, { startServer }] = await Promise.all([
    prepareData(run, lockedConfig),
    prepareService(),
  ])
  stopper.failIfStopping()
  const log = writeLog(completeConfig)
  const { url, platform } = await stopper.begin('The service', () =>
    startServer({ config: completeConfig, log }),
  )
  await provideRiders(run, completeConfig, url)
  progress.ready(url, completeConfig)
  await pause(SEED_MS)
  await seedOthers(run, completeConfig, platform.requestedCountries)
  await pause(TIDY_MS)
  // Kept now, because a killed process keeps nothing.
  flushCompileCache()
  returnMemory()
}

/** Reads the modules of the service and builds the portal while the database and the card gateway start. */
async function prepareService() {
  // Both programs run before the modules occupy this thread.
  await setImmediate()
  const [service] = await Promise.all([import('../../apps/server/src/server.ts'), preparePortal()])
  return service
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

function writeLog(completeConfig: Config): Logger {
  const path = join(completeConfig.dataDir, 'beckon.log')
  const file = createWriteStream(path, { fd: openLog(path, undefined).descriptor })
  stopper.add('The log', () => new Promise<void>((done) => file.end(done)))
  return createLog(completeConfig, file)
}
