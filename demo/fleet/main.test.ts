import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { until } from '../../apps/server/test/core.ts'
import { createTestDatabase } from '../../apps/server/test/test-database.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** A service that is ready, for a fleet that does not come to its first call. */
async function startReadyService() {
  const server = createServer(({ url }, answer) => {
    answer.end(url === '/config.json' ? JSON.stringify({ environment: 'san' }) : '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}` }
}

it('the simulated riders end after a signal, also while the database does not answer', async () => {
  const database = await createTestDatabase()
  const { db } = connectDatabase({ url: database.url, size: 1 })
  const holder = await db.startTransaction().execute()
  await sql`lock table rider in access exclusive mode`.execute(holder)
  const isWaiting = async () => {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where relation = 'rider'::regclass and not granted) as waits`.execute(
      holder,
    )
    return rows[0]?.waits ?? false
  }
  const { server, url } = await startReadyService()
  const dataDir = mkdtempSync(join(tmpdir(), 'beckon-fleet-'))
  const env = {
    ...{ FLEET_SERVICE_URL: url, DATABASE_URL: database.url, DATA_DIR: dataDir },
    ...{ FLEET_PACE: '1', DEFAULT_COUNTRY: 'SG', LOG_LEVEL: 'silent' },
  }
  const child = fork(program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await until(isWaiting)
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(0)
  server.closeAllConnections()
  server.close()
  await holder.rollback().execute()
  await db.destroy()
  await database.drop()
  rmSync(dataDir, { recursive: true })
}, 120_000)
