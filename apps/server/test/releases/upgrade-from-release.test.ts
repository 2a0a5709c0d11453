import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { calls } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { connectDatabase } from '../../src/platform/database/connect.ts'
import { migrate, migrations } from '../../src/platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { differences } from './compare-answers.ts'
import { lastRelease, smokeTest } from './last-release.ts'
import { type RunningService, runOldService, whyNot } from './old-service.ts'
import { unpackRows, writeRows } from './rows.ts'

const folder = resolve(import.meta.dirname, lastRelease.version)
const { recorded, answers } = z
  .object({
    recorded: z.object({ from: z.number(), to: z.number() }),
    answers: z.array(z.object({ call: z.string(), status: z.number(), body: z.unknown() })),
  })
  .parse(JSON.parse(readFileSync(resolve(folder, 'answers.json'), 'utf8')))
const world = unpackRows(readFileSync(resolve(folder, 'world.json.gz')))

/** Calls that answer what the demo world had stored. */
const stored = new Set([
  ...['listVendors', 'getVendor', 'listOrders', 'getOrder', 'listProofs', 'listMessages'],
  ...['summariseOrders', 'searchCustomers', 'listOwners', 'listBulkJobs', 'exportOrders'],
])

it('the last release is the newest one in the changelog', () => {
  const changelog = readFileSync(resolve(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8')
  expect(/^## \[(\d\S*)\]/mu.exec(changelog)?.[1]).toBe(lastRelease.version)
})

/** A database as the last release left it. */
async function databaseOfRelease(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  const { db } = connectDatabase({ url: database.url, size: 1 })
  try {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    const old = Object.entries(migrations).filter(([name]) => name <= lastRelease.lastMigration)
    await migrate(db, Object.fromEntries(old))
    await writeRows(database.url, world)
  } finally {
    await db.destroy()
  }
  return database
}

async function upgrade({ url }: TestDatabase): Promise<readonly string[]> {
  const { db } = connectDatabase({ url, size: 2 })
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}

describe('the database of the last release, migrated', () => {
  let database: TestDatabase
  let server: TestServer
  beforeAll(async () => {
    database = await databaseOfRelease()
    expect((await upgrade(database)).length).toBeGreaterThan(0)
    server = await startTestServer({
      databaseUrl: database.url,
      env: { ROLES: 'api', DEFAULT_COUNTRY: 'SE', ENVIRONMENT: 'san' },
    })
  })
  afterAll(async () => {
    await server.stop()
    await database.drop()
  })

  it('has every order, and the smoke test of the last release gets the answers of then', async () => {
    const orders = world.find(({ table }) => table === 'orders')?.rows.length
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(
      server.platform.db,
    )
    expect(rows[0]?.count).toBe(orders)
    expect(orders).toBeGreaterThan(40)
    const found = differences(answers, await smokeTest(server.url, recorded), stored)
    expect(found).toEqual(lastRelease.intended)
  })

  it('passes the smoke test of today, whose answers are those of the contract', async () => {
    const made = await smokeTest(server.url, recorded)
    const failed = made.filter(({ status }) => status !== 200).map(({ call, status }) => `${call}: ${status}`)
    expect(failed).toEqual([])
    const checked = made.flatMap(({ call, body }) => {
      const name = call.split(' ')[0] ?? ''
      const known = Object.values(calls).find((one) => one.name === name)
      if (!known || typeof body === 'string') return []
      const parsed = known.answer.safeParse(body)
      return parsed.success ? [name] : [`${name}: ${z.prettifyError(parsed.error)}`]
    })
    expect(checked.filter((line) => line.includes(':'))).toEqual([])
    expect(checked.length).toBeGreaterThan(15)
  })
})

const reason = whyNot(lastRelease.commit)
it.skipIf(reason !== undefined)(
  `the service of the last release goes on while its database is migrated${reason === undefined ? '' : ` (skipped: ${reason})`}`,
  async () => {
    const database = await databaseOfRelease()
    let old: RunningService | undefined
    try {
      old = await runOldService(lastRelease.commit, {
        DATABASE_URL: database.url,
        DEFAULT_COUNTRY: 'SE',
        ROLES: 'api',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      })
      const before = await smokeTest(old.origin, recorded)
      expect(differences(answers, before, stored)).toEqual([])
      await upgrade(database)
      const after = await smokeTest(old.origin, recorded)
      expect(differences(answers, after, stored)).toEqual([])
    } finally {
      await old?.stop()
      await database.drop()
    }
  },
)
