import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { examine } from '../../../tools/doctor/doctor.ts'
import { temporaryData } from '../../../tools/test/temporary-data.ts'
import { checkConfig } from '../src/platform/config.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { requestedOrder } from './ask-for-rider.ts'
import { eventually } from './eventually.ts'
import { send } from './post.ts'
import type { SeededOperator } from './seed/seed-operator.ts'
import type { SignedIn } from './seed/sign-in.ts'
import type { Standby } from './servers/standby.ts'
import { createTestDatabase } from './test-database.ts'
import type { TestServer } from './test-server.ts'
import {
  download,
  january,
  readsOf as readsOfServer,
  seedMany,
  startReplicatedWorld,
  textOf,
  whereIs,
} from './worlds/replicated-world.ts'

const data = temporaryData('doctor-replica')
let world: Awaited<ReturnType<typeof startReplicatedWorld>>
let server: TestServer
let anna: SignedIn
let program: SeededOperator
let standby: Standby
beforeAll(async () => {
  world = await startReplicatedWorld()
  ;({ server, anna, program, standby } = world)
})
afterAll(async () => {
  await world.stop()
  data.remove()
})

/** Waits until the standby has replayed everything in the time of a read. */
const isUsed = () =>
  eventually(async () => expect(await server.platform.reads.read('history', whereIs)).toBe('standby'))
const isLeft = (unfit: string) =>
  eventually(() => expect(server.platform.reads.replica?.state.unfit()).toBe(unfit))
const readsOf = (work: () => Promise<unknown>) => readsOfServer(server, work)

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

describe('with a standby that follows', () => {
  beforeEach(isUsed)

  it('history, exports and numbers are read from the standby, and lists of what is under way are not', async () => {
    await requestedOrder(server, anna, { vendorId: 'shop' })
    const today = server.platform.clock.now().toISOString().slice(0, 10)
    await isUsed()
    const made = await readsOf(async () => {
      for (const path of ['orders', 'orders/summary']) expect((await get(pathOf(path))).statusCode).toBe(200)
      const file = await get(pathOf('orders/export', { ...day(), format: 'csv' }))
      expect(file.body.split('\n').length).toBeGreaterThan(1)
      const numbers = `/api/ops/v1/numbers?from=${today}&to=${today}`
      expect((await get(numbers, program.headersIn('SG'))).statusCode).toBe(200)
      expect((await get(pathOf('orders', { from: day().from }))).statusCode).toBe(200)
    })
    expect(made).toEqual({ 'history replica': 2, 'export replica': 1, 'numbers replica': 1 })
    const rows = await world.onStandby<{ query: string }>(
      `select query from pg_stat_activity where application_name = 'beckon-reads'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await server.platform.reads.read('history', whereIs)).toBe('standby')
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

  it('a read does not wait for a standby that was too late for another one', async () => {
    const { replica } = server.platform.reads
    if (!replica) throw new Error('there is no replica')
    const isBehind = vi.spyOn(replica.state, 'isBehind').mockReturnValue(true)
    expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history behind': 1 })
    isBehind.mockRestore()
  })

  it('the connections only read', async () => {
    const write = server.platform.reads.read('history', async (db) => {
      await sql`insert into zone (country, zone_id, name, area) values ('SG', 'z', 'Z', '{}')`.execute(db)
    })
    // Repeated on the primary, which has no such limit.
    await expect(write).resolves.toBeUndefined()
    await server.platform.db.deleteFrom('zone').where('zone_id', '=', 'z').execute()
    await isUsed()
    const { rows } = await server.platform.reads.read('history', (db) =>
      sql<{ only: string }>`select current_setting('default_transaction_read_only') as only`.execute(db),
    )
    expect(rows[0]?.only).toBe('on')
  })

  it('a read that the recovery cancels is repeated on the primary', async () => {
    await world.onStandby('alter system set max_standby_streaming_delay = 0')
    await world.onStandby('select pg_reload_conf()')
    const { db } = server.platform
    await sql`create table conflicting as select n from generate_series(1, 1000) as n`.execute(db)
    await isUsed()
    const made = await readsOf(async () => {
      const read = await server.platform.reads.read('numbers', async (from) =>
        inTransaction(from, async (tx) => {
          await sql`set transaction isolation level repeatable read`.execute(tx)
          const here = await whereIs(tx)
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

describe('with a standby that is behind', () => {
  it('a change is in the history at once, from the primary, until the standby has caught up', async () => {
    const orderId = await searched()
    await isUsed()
    await world.onStandby('select pg_wal_replay_pause()')
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
      await world.onStandby('select pg_wal_replay_resume()')
    }
    await isUsed()
    await eventually(async () =>
      expect(await readsOf(() => statusOf(orderId))).toEqual({ 'history replica': 1 }),
    )
  })
})

/** The doctor's finding about the replica. */
async function doctor(env: Readonly<Record<string, string>> = world.env) {
  const checked = checkConfig({ DATA_DIR: data.path, DATABASE_REPLICA_LAG: '1', ...env })
  if (!checked.ok) throw new Error(checked.error)
  const found = await examine({ config: checked.config, now: () => new Date() })
  return found.find(({ name }) => name === 'replica')
}

it('the doctor reports whether the replica follows, and what to do where it does not', async () => {
  const { DATABASE_URL, DATABASE_REPLICA_URL } = world.env
  expect(await doctor({ DATABASE_URL })).toBeUndefined()
  expect((await doctor())?.text).toContain('hot_standby_feedback')
  await world.onStandby('alter system set hot_standby_feedback = on')
  await world.onStandby('select pg_reload_conf()')
  await eventually(async () => expect(await doctor()).toEqual({ name: 'replica', ok: true, text: 'follows' }))

  const other = await createTestDatabase()
  expect((await doctor({ DATABASE_URL: other.url, DATABASE_REPLICA_URL }))?.text).toContain(
    'another database',
  )
  const turned = { DATABASE_URL: other.url, DATABASE_REPLICA_URL: DATABASE_URL }
  expect((await doctor(turned))?.text).toContain('no standby')
  await other.drop()

  await world.onStandby('select pg_wal_replay_pause()')
  await sql`select pg_logical_emit_message(true, 'test', 'a commit')`.execute(server.platform.db)
  expect((await doctor())?.text).toContain('more than 1 s behind')
  await world.onStandby('select pg_wal_replay_resume()')
})

describe('with a standby that is killed', () => {
  it('a file that is cut in the middle does not look whole, and all later reads are answered', async () => {
    await seedMany(server, anna, 8000)
    await isUsed()
    let response: IncomingMessage | undefined
    const exported = pathOf('orders/export', { ...january, format: 'csv' })
    const made = await readsOf(async () => {
      response = await download(new URL(exported, server.url), anna.headers)
      expect(response.statusCode).toBe(200)
    })
    expect(made).toEqual({ 'export replica': 1 })
    standby.kill()
    const answers = await Promise.all(['orders', 'orders/summary'].map((path) => get(pathOf(path))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await expect(textOf(response)).rejects.toThrow('aborted')
    const again = await get(exported)
    expect(again.statusCode).toBe(200)
    expect(again.headers['x-beckon-rows']).toBe('8001')
    await isLeft('away')
    expect(await server.platform.metrics.expose()).toMatch(/^beckon_replica_used 0$/mu)
    expect((await get('/readyz')).statusCode).toBe(200)
    expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history away': 1 })
    expect(await doctor()).toMatchObject({ ok: false, text: expect.stringContaining('could not be checked') })
  })

  it('a standby that is back is used again', async () => {
    standby.kill()
    await isLeft('away')
    const orderId = await searched()
    await standby.start()
    await isUsed()
    expect(await statusOf(orderId)).toBe('WAITING_FOR_TRANSPORT')
    await eventually(async () =>
      expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history replica': 1 }),
    )
  })
})

describe('with a standby that was promoted', () => {
  it('nothing is read from it, nor from it as the standby of a primary that has gone another way', async () => {
    await isUsed()
    await world.onStandby('select pg_promote()')
    await isLeft('no-standby')
    expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history no-standby': 1 })
    expect((await doctor())?.text).toContain('it is no standby')

    await world.onStandby(`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`)
    await standby.stop()
    await isLeft('away')
    await standby.start()
    await isLeft('no-standby')
    expect(await readsOf(() => get(pathOf('orders/summary')))).toEqual({ 'history no-standby': 1 })
    expect((await doctor())?.text).toContain('it has replayed more than this database has')
  })
})
