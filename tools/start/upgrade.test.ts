import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Connection, connectDatabase } from '../../apps/server/src/platform/database/connect.ts'
import { isMigrated, migrate, migrations } from '../../apps/server/src/platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/test-database.ts'
import { upgrade } from './upgrade.ts'

let database: TestDatabase
let connection: Connection
const lines: string[] = []
const onProgress = (line: string) => void lines.push(line)
beforeEach(async () => {
  lines.length = 0
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 2 })
})
afterEach(async () => {
  await connection.db.destroy()
  await database.drop()
})

async function makeOlder(): Promise<void> {
  await sql`drop schema public cascade`.execute(connection.db)
  await sql`create schema public`.execute(connection.db)
  await migrate(connection.db, {
    '0001-main-job': migrations['0001-main-job'] ?? { up: async () => undefined },
  })
}

it('backs up a database of an earlier version, then migrates it', async () => {
  await makeOlder()
  const states: boolean[] = []
  const backUp = async () => {
    states.push(await isMigrated(connection.db))
    return '/backups/one.tar.gz'
  }
  await upgrade({ url: database.url, backUp, onProgress })
  expect(states).toEqual([false])
  expect(await isMigrated(connection.db)).toBe(true)
  expect(lines).toEqual([
    'The data before the upgrade is in /backups/one.tar.gz.',
    `The database has ${Object.keys(migrations).length - 1} new migrations.`,
  ])
})

it('does not begin an upgrade where the backup fails', async () => {
  await makeOlder()
  const failing = upgrade({
    url: database.url,
    backUp: () => Promise.reject(new Error('no space')),
    onProgress,
  })
  await expect(failing).rejects.toThrow(
    'The upgrade was not begun, because the backup before it failed: no space.',
  )
  expect(await isMigrated(connection.db)).toBe(false)
})

it('makes no backup of an up-to-date database or an empty one', async () => {
  const backUp = () => Promise.reject(new Error('not wanted'))
  await upgrade({ url: database.url, backUp, onProgress })
  await sql`drop schema public cascade`.execute(connection.db)
  await sql`create schema public`.execute(connection.db)
  await upgrade({ url: database.url, backUp, onProgress })
  expect(lines).toEqual([])
})
