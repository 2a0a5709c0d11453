import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CountryCode } from '@beckon/domain/country'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { startFleetProcess } from './fleet.ts'
import { startGatewayProcess } from './gateway.ts'
import { holdFolder } from './hold-folder.ts'
import { checkPort } from './port.ts'
import type { Progress } from './progress.ts'
import type { Stopper } from './stopper.ts'

/** One start of the product: where it prints, and what it stops at the end. */
export interface Run {
  readonly progress: Progress
  readonly stopper: Stopper
}

/** Locks the data folder and checks the port. Returns the configuration with the absolute folder. */
export async function prepareFolder({ stopper }: Run, given: Config): Promise<Config> {
  const dataDir = resolve(given.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const release = holdFolder(dataDir)
  if (!release) {
    throw new Error(
      `Beckon is already running on ${dataDir}. Stop that one first, or choose another folder with DATA_DIR.`,
    )
  }
  stopper.add('The folder', release)
  await checkPort(given)
  stopper.failIfStopping()
  return { ...given, dataDir }
}

/** Database, card gateway and demo world. Returns the configuration with their addresses. */
export async function prepareData(run: Run, given: Config): Promise<Config> {
  const databaseUrl = given.databaseUrl ?? (await provideDatabase(run, given.dataDir))
  const full = { ...given, databaseUrl }
  const [gateway] = await Promise.all([provideGateway(run, full, databaseUrl), prepareDemo(run, full)])
  return { ...full, gateway }
}

async function prepareDemo({ progress, stopper }: Run, full: Config): Promise<void> {
  if (full.environment !== 'prd') {
    const { prepareDemoWorld } = await import('../../demo/seed/index.ts')
    stopper.failIfStopping()
    await prepareDemoWorld({ config: full, progress: (line) => progress.say(line) })
  }
}

/** Uses the operator's gateway or the sandbox; prd must not accept test payments. */
async function provideGateway(run: Run, full: Config, databaseUrl: string): Promise<Config['gateway']> {
  const { progress, stopper } = run
  if (full.gateway || full.environment === 'prd') return full.gateway
  const gateway = await stopper.begin('The card gateway', () => startGatewayProcess(full, databaseUrl))
  gateway.onLost(() => {
    if (stopper.isStopping) return
    progress.fail('The card gateway ended unexpectedly; stopping. Start again to recover.')
    void stopper.stop(1)
  })
  return gateway.access
}

/** Starts the simulated riders against a running service; production has none. */
export async function provideRiders(
  { progress, stopper }: Run,
  full: Config,
  serviceUrl: string,
): Promise<void> {
  if (full.environment === 'prd') return
  await stopper.begin('The simulated riders', () =>
    startFleetProcess(full, serviceUrl, (line) => stopper.isStopping || progress.say(line)),
  )
}

async function provideDatabase({ progress, stopper }: Run, dataDir: string): Promise<string> {
  progress.say('Starting the database …')
  const onProgress = (line: string) => progress.say(line)
  const postgres = await stopper.begin('The database', () => startPostgres({ dataDir, onProgress }))
  postgres.onLost(() => {
    progress.fail('The database ended unexpectedly; stopping. Start again to recover.')
    void stopper.stop(1)
  })
  return postgres.url
}

/** The demo world of the other countries, beside the running service. */
export async function layOutOthers(
  { progress, stopper }: Run,
  full: Config,
  first: ReadonlySet<CountryCode>,
): Promise<void> {
  if (full.environment === 'prd') return
  const world = await import('../../demo/seed/index.ts')
  stopper.failIfStopping()
  const laying = world.layOutTheRest({ config: full, first, progress: (line) => progress.say(line) })
  stopper.add('The demo world', () => laying.stop())
}
