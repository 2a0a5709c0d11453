import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { requestedOrder } from './ask-for-rider.ts'
import { eventually } from './eventually.ts'
import { send } from './post.ts'
import { seedOperator, type SeededOperator } from './seed/seed-operator.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import type { SignedIn } from './seed/sign-in.ts'
import { startReplicated } from './servers/standby.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let replicated: Awaited<ReturnType<typeof startReplicated>>
let server: TestServer
let anna: SignedIn
let program: SeededOperator
beforeAll(async () => {
  replicated = await startReplicated()
  const env = {
    ROLES: 'api',
    DATABASE_URL: replicated.url,
    DATABASE_REPLICA_URL: replicated.standby.url,
    DATABASE_REPLICA_LAG: '1',
  }
  server = await startTestServer({ databaseUrl: replicated.url, env })
  anna = await seedVendors(server, {
    country: 'SG',
    email: 'anna@shop.test',
    vendors: [{ vendor_id: 'shop' }],
  })
  program = await seedOperator(server, 'program', ['SG'])
})
afterAll(async () => {
  await server.stop()
  await replicated.stop()
})
const isUsed = () => eventually(() => expect(server.platform.reads.replica?.state.unfit()).toBeUndefined())

const day = () => {
  const now = Math.floor(server.platform.clock.now().getTime() / 1000)
  return { from: now - 86_400, to: now + 86_400 }
}
const pathOf = (path: string, query: Readonly<Record<string, string | number>> = day()) =>
  `/api/orders/v1/vendor/shop/${path}?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()}`
const get = (url: string, headers: Record<string, string> = anna.headers) =>
  server.app.inject({ url, headers })

async function statusOf(orderId: string): Promise<string | undefined> {
  const answer = await get(pathOf('orders', { ...day(), count: 100 }))
  expect(answer.statusCode).toBe(200)
  const orders: readonly { order_id: string; status: string }[] = answer.json().result.data
  return orders.find(({ order_id }) => order_id === orderId)?.status
}

/** As the worker leaves it: a rider is looked for. */
async function searched(): Promise<string> {
  const orderId = await requestedOrder(server, anna, { vendorId: 'shop' })
  const { db } = server.platform
  await db
    .updateTable('orders')
    .set({ status: 'WAITING_FOR_TRANSPORT' })
    .where('order_id', '=', orderId)
    .execute()
  return orderId
}

async function cancel(orderId: string): Promise<void> {
  const answer = await send(server, 'PUT', '/api/orders/v1/order/cancel', {
    headers: anna.headers,
    body: { vendor_id: 'shop', order_id: orderId, reason: 'MISTAKE_ERROR' },
  })
  expect(answer.code).toBe('ok')
}

/** Reads since the start, by what was read and where: `history replica`. */
async function reads(): Promise<ReadonlyMap<string, number>> {
  const exposed = await server.platform.metrics.expose()
  const found = exposed.matchAll(/^beckon_replica_reads_total\{read="(\S+)",outcome="(\S+)"\} (\d+)$/gmu)
  return new Map([...found].map(([, read, outcome, count]) => [`${read} ${outcome}`, Number(count)]))
}

/** How many reads of each kind `work` made. */
async function readsOf(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before = await reads()
  await work()
  const counts = [...(await reads())].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

async function onStandby<T extends object>(text: string): Promise<readonly T[]> {
  const client = new Client({ connectionString: replicated.standby.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

describe('with a standby that follows', () => {
  beforeEach(isUsed)

  it('history, exports and numbers are read from the standby, and lists of what is under way are not', async () => {
    await requestedOrder(server, anna, { vendorId: 'shop' })
    const today = server.platform.clock.now().toISOString().slice(0, 10)
    const made = await readsOf(async () => {
      for (const path of ['orders', 'orders/summary']) expect((await get(pathOf(path))).statusCode).toBe(200)
      const file = await get(pathOf('orders/export', { ...day(), format: 'csv' }))
      expect(file.body.split('\n').length).toBeGreaterThan(1)
      const numbers = `/api/ops/v1/numbers?from=${today}&to=${today}`
      expect((await get(numbers, program.headersIn('SG'))).statusCode).toBe(200)
      expect((await get(pathOf('orders', { from: day().from }))).statusCode).toBe(200)
    })
    expect(made).toEqual({ 'history replica': 2, 'export replica': 1, 'numbers replica': 1 })
    const rows = await onStandby<{ query: string }>(
      `select query from pg_stat_activity where application_name = 'beckon-reads'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await server.platform.reads.read('history', where)).toBe('standby')
    expect(await server.platform.metrics.expose()).toMatch(/^beckon_replica_used 1$/mu)
  })

  it('a change is in the history at once', async () => {
    const made = await readsOf(async () => {
      for (let count = 0; count < 10; count += 1) {
        const orderId = await searched()
        expect(await statusOf(orderId)).not.toBe('CANCELLED')
        await cancel(orderId)
        expect(await statusOf(orderId)).toBe('CANCELLED')
      }
    })
    // On a machine with much else to do, a standby may be late.
    expect(made['history replica']).toBeGreaterThan(0)
  })

  it('the connections only read', async () => {
    const write = server.platform.reads.read('history', async (db) => {
      await sql`insert into zone (country, zone_id, name, area) values ('SG', 'z', 'Z', '{}')`.execute(db)
    })
    // Repeated on the primary, which has no such limit.
    await expect(write).resolves.toBeUndefined()
    await server.platform.db.deleteFrom('zone').where('zone_id', '=', 'z').execute()
    const { rows } = await server.platform.reads.read('history', (db) =>
      sql<{ only: string }>`select current_setting('default_transaction_read_only') as only`.execute(db),
    )
    expect(rows[0]?.only).toBe('on')
  })

  it('a read that the recovery cancels is repeated on the primary', async () => {
    await onStandby('alter system set max_standby_streaming_delay = 0')
    await onStandby('select pg_reload_conf()')
    const { db } = server.platform
    await sql`create table conflicting as select n from generate_series(1, 1000) as n`.execute(db)
    const made = await readsOf(async () => {
      const read = await server.platform.reads.read('numbers', async (from) =>
        inTransaction(from, async (tx) => {
          await sql`set transaction isolation level repeatable read`.execute(tx)
          const here = await where(tx)
          await sql`select count(*) from conflicting`.execute(tx)
          if (here === 'standby') {
            await sql`delete from conflicting`.execute(db)
            await sql`vacuum conflicting`.execute(db)
            await eventually(() => expect(sql`select 1`.execute(tx)).rejects.toThrow())
            await sql`select count(*) from conflicting`.execute(tx)
          }
          return here
        }),
      )
      expect(read).toBe('primary')
    })
    expect(Object.keys(made)).toHaveLength(1)
    expect(Object.keys(made)[0]).toMatch(/^numbers (?:conflict|failed)$/u)
    await sql`drop table conflicting`.execute(db)
  })
})

async function where(db: TestServer['platform']['db']): Promise<'standby' | 'primary'> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is === true ? 'standby' : 'primary'
}

describe('with a standby that is behind', () => {
  it('a change is in the history at once, from the primary, until the standby has caught up', async () => {
    const orderId = await searched()
    await isUsed()
    await onStandby('select pg_wal_replay_pause()')
    try {
      await cancel(orderId)
      const made = await readsOf(async () => expect(await statusOf(orderId)).toBe('CANCELLED'))
      expect(Object.keys(made)[0]).toMatch(/^history (?:behind|lag)$/u)
      await eventually(async () => {
        await sql`select pg_logical_emit_message(true, 'test', 'a commit')`.execute(server.platform.db)
        expect(server.platform.reads.replica?.state.unfit()).toBe('lag')
      })
      expect(await server.platform.metrics.expose()).toMatch(/^beckon_replica_lag_seconds [1-9]/mu)
      expect(await readsOf(async () => expect(await statusOf(orderId)).toBe('CANCELLED'))).toEqual({
        'history lag': 1,
      })
      expect((await get('/readyz')).statusCode).toBe(200)
    } finally {
      await onStandby('select pg_wal_replay_resume()')
    }
    await isUsed()
    await eventually(async () =>
      expect(await readsOf(() => statusOf(orderId))).toEqual({ 'history replica': 1 }),
    )
  })
})

describe('with a standby that is killed', () => {
  it('a file that is cut in the middle does not look whole, and all later reads are answered', async () => {
    await seedMany(8000)
    await isUsed()
    let response: IncomingMessage | undefined
    const made = await readsOf(async () => {
      response = await download()
      expect(response.statusCode).toBe(200)
    })
    expect(made).toEqual({ 'export replica': 1 })
    replicated.standby.kill()
    const answers = await Promise.all(['orders', 'orders/summary'].map((path) => get(pathOf(path))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await expect(textOf(response)).rejects.toThrow('aborted')
    const again = await get(pathOf('orders/export', { ...january, format: 'csv' }))
    expect(again.statusCode).toBe(200)
    expect(again.headers['x-beckon-rows']).toBe('8001')
    await eventually(() => expect(server.platform.reads.replica?.state.unfit()).toBe('away'))
    expect(await server.platform.metrics.expose()).toMatch(/^beckon_replica_used 0$/mu)
    expect((await get('/readyz')).statusCode).toBe(200)
    expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history away': 1 })
  })

  it('a standby that is back is used again', async () => {
    replicated.standby.kill()
    await eventually(() => expect(server.platform.reads.replica?.state.unfit()).toBe('away'))
    await replicated.standby.start()
    await isUsed()
    await eventually(async () =>
      expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history replica': 1 }),
    )
  })
})

const seconds = (text: string) => Date.parse(text) / 1000
const january = { from: seconds('2020-01-01T00:00:00Z'), to: seconds('2020-02-01T00:00:00Z') }

/** Orders of January 2020, more than fits into the buffers between two processes. */
async function seedMany(count: number): Promise<void> {
  const { db } = server.platform
  const id = await requestedOrder(server, anna, { vendorId: 'shop' })
  const old = {
    created_at: new Date('2020-01-20'),
    description: 'x'.repeat(2000),
    status: 'DELIVERED',
  } as const
  await db.updateTable('orders').set(old).where('order_id', '=', id).execute()
  await sql`
    insert into orders
    select copy.* from orders, generate_series(1, ${count}::int) as n,
      jsonb_populate_record(orders, jsonb_build_object(
        'order_id', 'shop-' || lpad(n::text, 8, '0'), 'created_at', orders.created_at - n * interval '1 second')) as copy
    where orders.order_id = ${id}`.execute(db)
}

/** A download that reads nothing yet. */
async function download(): Promise<IncomingMessage> {
  const url = new URL(pathOf('orders/export', { ...january, format: 'csv' }), server.url)
  const request = httpRequest(url, { headers: { ...anna.headers, 'accept-encoding': 'identity' } })
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

async function textOf(response: AsyncIterable<Buffer> | undefined): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of response ?? []) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
