import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Config, readConfig } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/embedded-postgres/log-file.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { returnMemory } from '../../apps/server/src/platform/return-memory.ts'
import { startServer } from '../../apps/server/src/server.ts'
import { buildWeb } from './build-web.ts'
import { portTrouble } from './port.ts'
import { layOutOthers, prepareData, prepareFolder, provideRiders } from './prepare.ts'
import { Progress } from './progress.ts'
import { Stopper } from './stopper.ts'

/** Starts the whole product: lock, database with its demo world and the portal side by side, server. */
const progress = new Progress()
const stopper = new Stopper(progress)
const run = { progress, stopper }
const config = readConfig()

try {
  await start(config)
} catch (error) {
  // A start that is stopped fails by design, without a message.
  if (!stopper.isStopping) {
    progress.fail(portTrouble(error, config) ?? (error instanceof Error ? error.message : String(error)))
  }
  await stopper.stop(1)
}

async function start(given: Config): Promise<void> {
  const held = await prepareFolder(run, given)
  const [full] = await Promise.all([prepareData(run, held), preparePortal()])
  stopper.failIfStopping()
  const log = writeLog(full)
  const { url, platform } = await stopper.begin('The server', () => startServer({ config: full, log }))
  await provideRiders(run, full, url)
  progress.ready(url, full)
  await layOutOthers(run, full, platform.requestedCountries)
  returnMemory()
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

function writeLog(full: Config): Logger {
  const path = join(full.dataDir, 'beckon.log')
  const file = createWriteStream(path, { fd: openLog(path, undefined).descriptor })
  stopper.add('The log', () => new Promise<void>((done) => file.end(done)))
  return createLog(full, file)
}
