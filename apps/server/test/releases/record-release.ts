import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { smokeTest } from './last-release.ts'
import { type RunningService, startService } from './old-service.ts'
import { packRows, readRows } from './rows.ts'

/**
 * Records a release for the upgrade test: `node apps/server/test/releases/record-release.ts <folder with its code> <folder of its
 * files>`. Its own code makes its demo world and answers its smoke test. See docs/how-to/add-a-migration.md.
 */
const [code = '', files = ''] = process.argv.slice(2).map((path) => resolve(path))
const COUNTRY = 'SE'

const load = async (path: string) =>
  import(pathToFileURL(join(code, path)).href) as Promise<Record<string, never>>
const { startPostgres } = (await load(
  'apps/server/src/platform/embedded-postgres/start-postgres.ts',
)) as unknown as {
  startPostgres: (options: object) => Promise<{ url: string; stop(): Promise<void> }>
}
const { prepareDemoWorld } = (await load('demo/seed/index.ts')) as unknown as {
  prepareDemoWorld: (options: object) => Promise<void>
}

const data = temporaryData('release')
const postgres = await startPostgres({ dataDir: data.path, isThrowaway: true })
let service: RunningService | undefined
try {
  const config = {
    environment: 'san',
    databaseUrl: postgres.url,
    dataDir: data.path,
    defaultCountry: COUNTRY,
    demoCountries: [COUNTRY],
  }
  await prepareDemoWorld({ config, progress: (line: string) => process.stdout.write(`${line}\n`) })
  const rows = await readRows(postgres.url)
  const times = rows
    .filter(({ table }) => table === 'orders')
    .flatMap((table) => table.rows.map((row) => Date.parse(String(row['created_at'])) / 1000))
  const recorded = { from: Math.floor(Math.min(...times)), to: Math.ceil(Math.max(...times)) }
  service = await startService(code, {
    DATA_DIR: data.path,
    DATABASE_URL: postgres.url,
    DEFAULT_COUNTRY: COUNTRY,
    ROLES: 'api',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  const answers = await smokeTest(service.origin, recorded)
  writeFileSync(join(files, 'world.json.gz'), packRows(rows))
  writeFileSync(join(files, 'answers.json'), `${JSON.stringify({ recorded, answers }, withoutSecrets, 1)}\n`)
  for (const { call, status } of answers) process.stdout.write(`${status} ${call}\n`)
} finally {
  await service?.stop()
  await postgres.stop()
  data.remove()
}

/** Tokens of the recorded service are of no use to a test, and of none to anybody else. */
function withoutSecrets(name: string, value: unknown): unknown {
  return typeof value === 'string' && /token|signature/iu.test(name) ? 'not recorded' : value
}
