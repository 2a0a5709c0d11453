import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { temporaryData } from './temporary-data.ts'

/** One PostgreSQL for a whole run of tests; each test file makes databases of its own in it. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['BECKON_TEST_POSTGRES']) return async () => undefined
  const data = temporaryData('test')
  const postgres = await startPostgres({ dataDir: data.path, isThrowaway: true })
  process.env['BECKON_TEST_POSTGRES'] = postgres.url
  return async () => {
    await postgres.stop()
    data.remove()
  }
}
