import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CountryCode } from '@beckon/domain/country'
import { makeBackup } from '../../apps/server/src/platform/backup/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { addressOf, startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { startFleetProcess } from './fleet.ts'
import { chooseGatewayPort, type GatewayDatabase, startGatewayProcess } from './gateway.ts'
import { lockDataFolder } from './lock-data-folder.ts'
import { checkPort } from './port.ts'
import type { Progress } from './progress.ts'
import type { Stopper } from './stopper.ts'
import { upgrade } from './upgrade.ts'

/** One start of the product: where it prints, and what it stops at the end. */
export interface Run {
  readonly progress: Progress
  readonly stopper: Stopper
}

/** Locks the data folder and checks the ports. Returns the configuration with the absolute folder and the gateway's port. */
export async function prepareFolder({ progress, stopper }: Run, config: Config): Promise<Config> {
  const dataDir = resolve(config.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const release = await lockDataFolder(dataDir, (line) => progress.step(line))
  if (!release) {
    throw new Error(
      `Beckon is already running on ${dataDir}. Stop that one, or choose another folder with DATA_DIR.`,
    )
  }
  stopper.add('The folder', release)
  await checkPort(config)
  const gatewayPort = needsGateway(config) ? await chooseGatewayPort(config) : config.gatewayPort
  stopper.failIfStopping()
  return { ...config, dataDir, gatewayPort }
}

/** Database, card gateway and demo world. Returns the configuration with their addresses. */
export async function prepareData(run: Run, config: Config): Promise<Config> {
  const databaseUrl = config.databaseUrl ?? addressOf(config.dataDir)
  const completeConfig = { ...config, databaseUrl }
  const database = config.databaseUrl
    ? Promise.resolve()
    : provideDatabase(run, config.dataDir).then(() => upgradeDatabase(run, completeConfig))
  const [gateway] = await Promise.all([
    provideGateway(run, completeConfig, { url: databaseUrl, ready: database }),
    database.then(() => prepareDemo(run, completeConfig)),
  ])
  return { ...completeConfig, gateway }
}

async function prepareDemo({ progress, stopper }: Run, completeConfig: Config): Promise<void> {
  if (completeConfig.environment !== 'prd') {
    const { prepareDemoWorld } = await import('../../demo/seed/index.ts')
    stopper.failIfStopping()
    await prepareDemoWorld({ config: completeConfig, progress: (line) => progress.step(line) })
  }
}

const needsGateway = ({ gateway, environment }: Config) => !gateway && environment !== 'prd'

/** Uses the operator's gateway or the sandbox; prd must not accept test payments. */
async function provideGateway(
  run: Run,
  completeConfig: Config,
  database: GatewayDatabase,
): Promise<Config['gateway']> {
  const { progress, stopper } = run
  if (!needsGateway(completeConfig)) return completeConfig.gateway
  const gateway = await stopper.begin('The card gateway', () => startGatewayProcess(completeConfig, database))
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
  completeConfig: Config,
  serviceUrl: string,
): Promise<void> {
  if (completeConfig.environment === 'prd') return
  await stopper.begin('The simulated riders', () =>
    startFleetProcess(completeConfig, serviceUrl, (line) => stopper.isStopping || progress.step(line)),
  )
}

async function provideDatabase({ progress, stopper }: Run, dataDir: string): Promise<void> {
  progress.step('Starting the database …')
  const onProgress = (line: string) => progress.step(line)
  const postgres = await stopper.begin('The database', () => startPostgres({ dataDir, onProgress }))
  postgres.onLost(() => {
    progress.fail('The database ended unexpectedly; stopping. Start again to recover.')
    void stopper.stop(1)
  })
}

/** Migrates a database of an earlier version, after a backup of it. Refuses one of a newer version. */
async function upgradeDatabase(
  { progress, stopper }: Run,
  { dataDir, backupDir, databaseUrl, environment }: Config & { readonly databaseUrl: string },
): Promise<void> {
  stopper.failIfStopping()
  const request = { dataDir, backupDir, databaseUrl, environment, kind: 'upgrade' } as const
  await upgrade({
    url: databaseUrl,
    backUp: async () => {
      progress.step('Backing up the data before the upgrade …')
      return (await makeBackup({ ...request, now: () => systemClock.now() })).path
    },
    onProgress: (line) => progress.step(line),
  })
}

/** Seeds the demo world of the other countries beside the running service. */
export async function seedOthers(
  { progress, stopper }: Run,
  completeConfig: Config,
  requested: ReadonlySet<CountryCode>,
): Promise<void> {
  if (completeConfig.environment === 'prd') return
  const world = await import('../../demo/seed/index.ts')
  stopper.failIfStopping()
  const seeding = world.seedOtherCountries({
    config: completeConfig,
    requested,
    progress: (line) => progress.step(line),
  })
  stopper.add('The demo world', () => seeding.stop())
}
