import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'

/** One PostgreSQL for a whole run of tests; each test file makes databases of its own in it. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['BECKON_TEST_POSTGRES']) return async () => undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-test-'))
  // What a test writes need not survive a power cut.
  const postgres = await startPostgres({ dataDir, settings: ['fsync=off', 'full_page_writes=off'] })
  process.env['BECKON_TEST_POSTGRES'] = postgres.url
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
