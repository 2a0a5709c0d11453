import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestCore, silent, until } from '../../../test/core.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { Service } from '../background.ts'
import { systemClock } from '../clock.ts'
import { connectDatabase } from '../database/connect.ts'
import { migrate, migrations } from '../database/migrate.ts'
import { inTransaction } from '../database/transaction.ts'
import { eventsOf, type PublishedEvent } from './messages.ts'
import { createRelay, OUTBOX_TOPIC } from './relay.ts'

const vendors = Array.from({ length: 48 }, (_, index) => `shop-${index}`)
const told: PublishedEvent[] = []
const running: Service[] = []
const children: ChildProcess[] = []
const open: Client[] = []
let core: Awaited<ReturnType<typeof createTestCore>>

beforeAll(async () => {
  core = await createTestCore()
  core.bus.subscribe(OUTBOX_TOPIC, (ids) => told.push(...eventsOf(ids)))
  for (const vendor of vendors) await core.bus.follow(vendor)
  await core.bus.start()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const client of open.splice(0)) await client.end()
  for (const relay of running.splice(0)) await relay.stop()
  await sql`truncate outbox, vendor_stream`.execute(core.db)
  told.length = 0
})
afterAll(() => core.stop())

const record = (vendorId: string, subject: string) =>
  inTransaction(core.db, (tx) =>
    core.outbox.record(tx, { vendorId, country: 'SG', type: 'order_changed', subject }),
  )

/** Some events of every vendor. */
async function recordAll(round: string): Promise<void> {
  for (const vendor of vendors) for (const n of [1, 2, 3]) await record(vendor, `${round}-${n}`)
}

async function startRelay(): Promise<void> {
  const relay = createRelay({ ...core, clock: systemClock, log: silent })
  running.push(relay)
  await relay.start()
}

/** A transaction that has taken a batch and does not end. */
async function openBatch(most: number, take = 'take_outbox') {
  const client = new Client({ connectionString: core.url })
  await client.connect()
  open.push(client)
  // No relay waits for another one: a test of one that does fails instead of waiting.
  await client.query(`set lock_timeout = '5s'`)
  await client.query('begin')
  const { rows } = await client.query<{ vendor_id: string }>(`select vendor_id from ${take}($1, now())`, [
    most,
  ])
  return {
    vendors: new Set(rows.map(({ vendor_id }) => vendor_id)),
    async end(how: 'commit' | 'rollback') {
      await client.query(how)
      await client.end()
    },
  }
}

async function waiting(): Promise<{ vendor_id: string; partition: number }[]> {
  const { rows } = await sql<{ vendor_id: string; partition: number }>`
    select distinct vendor_id, outbox_partition(vendor_id) as partition from outbox where published_at is null`.execute(
    core.db,
  )
  return rows
}

const allPublished = () => until(async () => (await waiting()).length === 0)

/** Every event of each vendor has a sequence of its own, and they are 1, 2, 3 and so on. */
async function expectNoGaps(): Promise<void> {
  const { rows } = await sql<{ vendor_id: string; sequences: string[]; last: number }>`
    select vendor_id, array_agg(sequence order by sequence) as sequences, max(last_sequence) as last
    from outbox join vendor_stream using (vendor_id) group by vendor_id`.execute(core.db)
  expect(rows).toHaveLength(vendors.length)
  for (const { sequences, last } of rows) {
    expect(sequences.map(Number)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  }
}

/** The messages of each vendor came in their order and name the one before them. */
function expectOrder(of: readonly string[] = vendors): void {
  for (const vendor of of) {
    const own = told.filter(({ vendorId }) => vendorId === vendor)
    expect(own.map(({ after }) => after)).toEqual([0, ...own.slice(0, -1).map(({ sequence }) => sequence)])
  }
}

/** A relay as a process of its own, in the middle of a batch. */
async function startRelayProcess(): Promise<{ child: ChildProcess; lines: Interface }> {
  const child = spawn(process.execPath, ['apps/server/test/worlds/relay-process.mjs', core.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines = createInterface({ input: child.stdout })
  const [taken] = await once(lines, 'line')
  expect(Number(taken)).toBeGreaterThan(0)
  return { child, lines }
}

describe('relays that share the vendors', () => {
  it('each leave out the partition of another one, and take the rest at once', async () => {
    await recordAll('first')
    const other = await openBatch(1)
    expect(other.vendors.size).toBe(1)
    await startRelay()
    const parts = async () => new Set((await waiting()).map(({ partition }) => partition))
    await until(async () => (await parts()).size === 1)
    const left = new Set((await waiting()).map(({ vendor_id }) => vendor_id))
    expect([...other.vendors].every((vendor) => left.has(vendor))).toBe(true)
    expect(left.size).toBeLessThan(vendors.length / 2)
    await other.end('commit')
    await allPublished()
    await expectNoGaps()
    expectOrder(vendors.filter((vendor) => !other.vendors.has(vendor)))
  })

  it('take a few events of all partitions as one batch, and of many those that fill a batch', async () => {
    await recordAll('first')
    const all = await openBatch(500)
    expect(all.vendors.size).toBe(vendors.length)
    await all.end('rollback')
    const some = await openBatch(20)
    const others = await openBatch(20)
    expect(some.vendors.size).toBeGreaterThan(0)
    expect(others.vendors.size).toBeGreaterThan(0)
    expect([...some.vendors].filter((vendor) => others.vendors.has(vendor))).toEqual([])
    await some.end('commit')
    await others.end('commit')
    await startRelay()
    await allPublished()
    await expectNoGaps()
  })

  it('number the events of vendors that change at several of them without gaps, and send them in order', async () => {
    for (let count = 0; count < 3; count += 1) await startRelay()
    await Promise.all(Array.from({ length: 8 }, (_, index) => recordAll(`round-${index}`)))
    await allPublished()
    await expectNoGaps()
    await until(() =>
      vendors.every((vendor) => told.findLast((one) => one.vendorId === vendor)?.sequence === 24),
    )
    expectOrder()
  })

  it('take over from one that is killed', async () => {
    await recordAll('first')
    const { child } = await startRelayProcess()
    await startRelay()
    await record('shop-0', 'meanwhile')
    child.kill('SIGKILL')
    await allPublished()
    await expectNoGaps()
    expectOrder()
  })

  it('take over from one that is suspended, which cannot publish when it goes on', async () => {
    await recordAll('first')
    const { child, lines } = await startRelayProcess()
    child.kill('SIGSTOP')
    await startRelay()
    await record('shop-0', 'meanwhile')
    await allPublished()
    const answered = once(lines, 'line')
    child.stdin?.write('go on\n')
    child.kill('SIGCONT')
    expect(await answered).toEqual(['refused'])
    await expectNoGaps()
    expectOrder()
    expect(told.some(({ vendorId }) => vendorId === 'late')).toBe(false)
  })
})

describe('relays of the release before, whose function locked the whole outbox', () => {
  beforeAll(async () => {
    await sql.raw(await earlierFunction()).execute(core.db)
  })

  it('call the present function under its name and with its columns', async () => {
    await record('shop-0', 'one')
    const { rows } = await sql`
      select vendor_id, country, type, subject, sequence, created_at, request_id, traceparent
      from take_outbox(500, now())`.execute(core.db)
    expect(rows).toMatchObject([{ vendor_id: 'shop-0', subject: 'one', sequence: 1 }])
  })

  it('keep later ones out while a call of the earlier function has not ended, and the other way round', async () => {
    await recordAll('first')
    const earlier = await openBatch(10, 'take_outbox_before')
    expect(earlier.vendors.size).toBeGreaterThan(0)
    const later = await openBatch(10)
    expect(later.vendors.size).toBe(0)
    await later.end('commit')
    await earlier.end('commit')
    const next = await openBatch(10)
    expect(next.vendors.size).toBeGreaterThan(0)
    const shutOut = await openBatch(10, 'take_outbox_before')
    expect(shutOut.vendors.size).toBe(0)
    await shutOut.end('commit')
    await next.end('commit')
    await startRelay()
    await allPublished()
    await expectNoGaps()
  })

  it('number without gaps beside later ones, both at once', async () => {
    await startRelay()
    const state = { isRecording: true }
    const earlier = (async () => {
      while (state.isRecording || (await waiting()).length > 0) {
        const batch = await openBatch(50, 'take_outbox_before')
        await batch.end('commit')
      }
    })()
    await Promise.all(Array.from({ length: 4 }, (_, index) => recordAll(`round-${index}`)))
    state.isRecording = false
    await earlier
    await allPublished()
    await expectNoGaps()
  })
})

/** The function of the release before, under another name. */
async function earlierFunction(): Promise<string> {
  const database = await createTestDatabase()
  const { db } = connectDatabase({ url: database.url, size: 2 })
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0100')))
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('take_outbox(int, timestamptz)'::regprocedure) as text`.execute(db)
  await db.destroy()
  await database.drop()
  return (rows[0]?.text ?? '').replace('take_outbox', 'take_outbox_before')
}
