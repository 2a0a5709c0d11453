import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkConfig, type Config } from '../../apps/server/src/platform/config.ts'
import { type Connection, connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { blankVendor } from '../../apps/server/test/seed/seed-vendors.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/test-database.ts'
import { temporaryData } from '../test/temporary-data.ts'
import { examine, linesOf } from './doctor.ts'

let database: TestDatabase
let connection: Connection
let data: ReturnType<typeof temporaryData>
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 2 })
  data = temporaryData('doctor')
})
afterEach(async () => {
  await connection.db.destroy()
  await database.drop()
  data.remove()
})

function configOf(env: Record<string, string> = {}): Config {
  const result = checkConfig({ DATA_DIR: data.path, DATABASE_URL: database.url, ...env })
  if (!result.ok) throw new Error(result.error)
  return result.config
}

async function findingsOf(env: Record<string, string> = {}, now = () => new Date()) {
  const found = await examine({ config: configOf(env), now })
  return new Map(found.map((one) => [one.name, one]))
}

it('prints ok where nothing is wrong, and what to do where there is no backup yet', async () => {
  const found = await findingsOf()
  for (const name of [
    'version',
    'database',
    'migrations',
    'clock',
    'outbox',
    'jobs',
    'uploads',
    'messages',
    'mail',
  ]) {
    expect(found.get(name)).toMatchObject({ ok: true })
  }
  expect(found.get('last backup')?.text).toContain('npm run backup')
  expect(linesOf([...found.values()])).toContainEqual(expect.stringMatching(/^FIX {2}last backup {2}/u))
})

it('names a migration of a newer version, a missing one and settings that lose orders', async () => {
  await sql`insert into kysely_migration values ('9999-later', now())`.execute(connection.db)
  const newer = await findingsOf()
  expect(newer.get('migrations')?.text).toContain('9999-later')
  // The database of the tests need not survive a loss of power.
  expect(newer.get('settings')).toMatchObject({ ok: false, text: expect.stringContaining('is off') })
  await sql`delete from kysely_migration where name >= '0092'`.execute(connection.db)
  expect((await findingsOf()).get('migrations')?.text).toContain('some are missing')
})

it('finds a clock that is wrong', async () => {
  const hours = () => new Date(new Date().getTime() + 7_200_000)
  expect((await findingsOf({}, hours)).get('clock')?.text).toContain('NTP')
})

it('finds a change that is not published and an email that is not sent', async () => {
  await sql`insert into outbox (vendor_id, country, type, subject, created_at)
    values ('one', 'SG', 'order', 'one', now() - interval '5 minutes')`.execute(connection.db)
  await sql`insert into message (message_id, country, channel, recipient, subject, body_text, body_html, created_at, tries)
    values ('one', 'SG', 'mail', 'a@b.test', 'Hello', 'Hello', '', now(), 5)`.execute(connection.db)
  const found = await findingsOf()
  expect(found.get('outbox')).toMatchObject({ ok: false, text: expect.stringContaining('role worker') })
  expect(found.get('messages')).toMatchObject({ ok: false, text: expect.stringContaining('SMTP_URL') })
})

it('finds an upload that is stuck, and none that waits for its turn or is of the test mode', async () => {
  const { db } = connection
  const now = new Date()
  const shop = blankVendor('SG', 'shop', now)
  await db
    .insertInto('vendor')
    .values([shop, { ...shop, vendor_id: 'test.shop', client_vendor_id: 'test.shop', test_of: 'shop' }])
    .execute()
  const job = {
    country: 'SG',
    language: 'en',
    file_name: 'may.xlsx',
    created_by: 'anna',
    created_by_name: 'Anna',
    created_at: now,
    state: 'placing',
    failure: null,
    cancelled_at: null,
    worked_at: new Date(now.getTime() - 180_000),
    placed_version: null,
    sheet: null,
    reading: null,
    content: null,
    file_bytes: 10,
  } as const
  await db
    .insertInto('bulk_job')
    .values([
      { ...job, vendor_id: 'shop', job_id: 'one', worked_at: new Date(now.getTime() + 600_000) },
      { ...job, vendor_id: 'shop', job_id: 'two' },
      { ...job, vendor_id: 'test.shop', job_id: 'three' },
    ])
    .execute()
  expect((await findingsOf()).get('uploads')).toMatchObject({ ok: true })
  await db.deleteFrom('bulk_job').where('job_id', '=', 'one').execute()
  expect((await findingsOf()).get('uploads')).toMatchObject({
    ok: false,
    text: expect.stringContaining('1 do not get on'),
  })
  await db
    .insertInto('country_parameter')
    .values({ country: 'SG', name: 'exceptionSeconds', value: 'upload-stuck=600', changed_at: now })
    .execute()
  expect((await findingsOf()).get('uploads')).toMatchObject({ ok: true })
})

it('finds a backup that failed, and gives the reason', async () => {
  mkdirSync(join(data.path, 'backups'))
  writeFileSync(
    join(data.path, 'backups', 'beckon-20261122T020000Z-nightly.tar.gz.failed.json'),
    JSON.stringify({ error: 'The disk is full.' }),
  )
  expect((await findingsOf()).get('last backup')?.text).toContain('The disk is full.')
})

it('finds a mail server that does not answer, and prints no password', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server.close()
  await once(server, 'close')
  const found = await findingsOf({ SMTP_URL: `smtp://user:secret-word@127.0.0.1:${port}` })
  expect(found.get('mail')?.ok).toBe(false)
  expect(linesOf([...found.values()]).join('\n')).not.toContain('secret-word')
})

it('reports that there is no database yet, and makes none', async () => {
  const found = await examine({ config: { ...configOf(), databaseUrl: undefined }, now: () => new Date() })
  expect(found.find(({ name }) => name === 'database')).toMatchObject({
    ok: false,
    text: expect.stringContaining(`no database in ${data.path} yet`),
  })
  expect(readdirSync(data.path)).toEqual([])
})

it('reports a database that cannot be reached in one line, without its password', async () => {
  const found = await findingsOf({ DATABASE_URL: 'postgres://user:secret-word@127.0.0.1:1/none' })
  expect(found.get('database')?.ok).toBe(false)
  expect(found.has('migrations')).toBe(false)
  expect(linesOf([...found.values()]).join('\n')).not.toContain('secret-word')
})
