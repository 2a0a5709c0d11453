import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReplicated } from '../../apps/server/test/servers/standby.ts'
import { checkConfig } from '../../apps/server/src/platform/config.ts'
import { createTestDatabase } from '../../apps/server/test/test-database.ts'
import { temporaryData } from '../test/temporary-data.ts'
import { examine } from './doctor.ts'

const data = temporaryData('doctor-replica')
let replicated: Awaited<ReturnType<typeof startReplicated>>
beforeAll(async () => {
  replicated = await startReplicated()
})
afterAll(async () => {
  await replicated.stop()
  data.remove()
})

async function replicaOf(env: Record<string, string>) {
  const result = checkConfig({ DATA_DIR: data.path, DATABASE_REPLICA_LAG: '1', ...env })
  if (!result.ok) throw new Error(result.error)
  const found = await examine({ config: result.config, now: () => new Date() })
  return found.find(({ name }) => name === 'replica')
}

async function onStandby(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: replicated.standby.url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

it('says whether the replica follows, and what to do where it does not', async () => {
  const urls = { DATABASE_URL: replicated.url, DATABASE_REPLICA_URL: replicated.standby.url }
  expect(await replicaOf({ DATABASE_URL: replicated.url })).toBeUndefined()
  expect((await replicaOf(urls))?.text).toContain('hot_standby_feedback')
  await onStandby('alter system set hot_standby_feedback = on', 'select pg_reload_conf()')
  await expect.poll(() => replicaOf(urls)).toEqual({ name: 'replica', ok: true, text: 'follows' })

  const other = await createTestDatabase()
  expect((await replicaOf({ ...urls, DATABASE_URL: other.url }))?.text).toContain('another database')
  expect(
    (await replicaOf({ DATABASE_URL: other.url, DATABASE_REPLICA_URL: replicated.url }))?.text,
  ).toContain('no standby')
  await other.drop()

  await onStandby('select pg_wal_replay_pause()')
  const client = new Client({ connectionString: replicated.url })
  await client.connect()
  await client.query('create table later (number int)')
  await client.end()
  expect((await replicaOf(urls))?.text).toContain('more than 1 s behind')
  await onStandby('select pg_wal_replay_resume()')

  replicated.standby.kill()
  expect(await replicaOf(urls)).toMatchObject({
    ok: false,
    text: expect.stringContaining('could not be checked'),
  })
})
