import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type Connection, connectDatabase } from './connect.ts'
import { pause } from '../clock.ts'
import { isMigrated, migrate } from './migrate.ts'

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await createTestDatabase()
  connection = connectDatabase({ url: database.url, size: 2 })
})
afterEach(async () => {
  await connection.db.destroy()
  await database.drop()
})

it('a database with every migration is migrated, and nothing is applied to it again', async () => {
  expect(await isMigrated(connection.db)).toBe(true)
  expect(await migrate(connection.db)).toEqual([])
})

it('a database without the newest migration is not migrated', async () => {
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    connection.db,
  )
  expect(await isMigrated(connection.db)).toBe(false)
})

it('a database with a migration of a later release is migrated for this one, which does not change it', async () => {
  await sql`insert into kysely_migration values ('9999-later', now())`.execute(connection.db)
  expect(await isMigrated(connection.db)).toBe(true)
  await expect(migrate(connection.db)).rejects.toThrow(
    'A newer version of Beckon has used this database: it has the migration 9999-later',
  )
})

it('of two processes one migrates and backs up before, and the other waits and does nothing', async () => {
  await sql`delete from kysely_migration`.execute(connection.db)
  const empty = { up: async () => undefined }
  await migrate(connection.db, { '0001-one': empty })
  const backups: string[] = []
  let begin = (): void => undefined
  const begun = new Promise<void>((done) => {
    begin = () => done()
  })
  let finish = (): void => undefined
  const finished = new Promise<void>((done) => {
    finish = () => done()
  })
  const known = { '0001-one': empty, '0002-two': { up: () => finished } }
  const first = migrate(connection.db, known, async () => {
    backups.push('first')
    begin()
  })
  await begun
  const other = connectDatabase({ url: database.url, size: 1 })
  const second = migrate(other.db, known, async () => void backups.push('second'))
  const waiting = () =>
    sql<{ one: number }>`select 1 as one from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(connection.db)
  while ((await waiting()).rows.length === 0) await pause(5)
  finish()
  expect(await first).toEqual(['0002-two'])
  expect(await second).toEqual([])
  expect(backups).toEqual(['first'])
  await other.db.destroy()
})

it('an empty database is set up without a backup', async () => {
  await sql`drop schema public cascade`.execute(connection.db)
  await sql`create schema public`.execute(connection.db)
  const backups: string[] = []
  await migrate(
    connection.db,
    { '0001-one': { up: async () => undefined } },
    async () => void backups.push('one'),
  )
  expect(backups).toEqual([])
})

it('a database is not changed where the backup before the upgrade fails', async () => {
  await sql`delete from kysely_migration`.execute(connection.db)
  const empty = { up: async () => undefined }
  await migrate(connection.db, { '0001-one': empty })
  const known = { '0001-one': empty, '0002-two': empty }
  await expect(migrate(connection.db, known, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await migrate(connection.db, known)).toEqual(['0002-two'])
})

it('a database without any table is not migrated', async () => {
  await sql`drop table kysely_migration`.execute(connection.db)
  expect(await isMigrated(connection.db)).toBe(false)
})

it('an empty database in which the card gateway has migrated its own schema gets all tables of the service', async () => {
  await sql`drop schema public cascade`.execute(connection.db)
  await sql`create schema public`.execute(connection.db)
  await sql`create schema gateway`.execute(connection.db)
  await sql`create table gateway.kysely_migration (name text primary key, timestamp text)`.execute(
    connection.db,
  )
  await sql`create table gateway.kysely_migration_lock (id text primary key, is_locked integer)`.execute(
    connection.db,
  )
  expect((await migrate(connection.db)).length).toBeGreaterThan(0)
  expect(await isMigrated(connection.db)).toBe(true)
})

it('a database in use gets each new migration in a transaction of its own, so that locks end with it', async () => {
  await sql`drop schema public cascade`.execute(connection.db)
  await sql`create schema public`.execute(connection.db)
  const empty = { up: async () => undefined }
  await migrate(connection.db, { '0001-one': empty })
  const applied = await migrate(connection.db, { '0001-one': empty, '0002-two': empty, '0003-three': empty })
  expect(applied).toEqual(['0002-two', '0003-three'])
  const { rows } = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::int as transactions from kysely_migration`.execute(connection.db)
  expect(rows).toEqual([{ transactions: 3 }])
})
