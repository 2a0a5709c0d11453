import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { freePort } from '../servers/free-port.ts'
import { packRows, readRows } from './rows.ts'
import { smokeTest } from './1.0.0/smoke.ts'

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
let service: ChildProcess | undefined
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
  const port = await freePort()
  service = spawn(process.execPath, [join(code, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data.path,
      DATABASE_URL: postgres.url,
      DEFAULT_COUNTRY: COUNTRY,
      ROLES: 'api',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (service.exitCode !== null) throw new Error('the service did not start')
    await pause(100)
  }
  const answers = await smokeTest(origin, recorded)
  writeFileSync(join(files, 'world.json.gz'), packRows(rows))
  writeFileSync(join(files, 'answers.json'), `${JSON.stringify({ recorded, answers }, withoutSecrets, 1)}\n`)
  for (const { call, status } of answers) process.stdout.write(`${status} ${call}\n`)
} finally {
  if (service?.exitCode === null) {
    const ended = once(service, 'exit')
    service.kill('SIGKILL')
    await ended
  }
  await postgres.stop()
  data.remove()
}

/** Tokens of the recorded service are of no use to a test, and of none to anybody else. */
function withoutSecrets(name: string, value: unknown): unknown {
  return typeof value === 'string' && /token|signature/iu.test(name) ? 'not recorded' : value
}
