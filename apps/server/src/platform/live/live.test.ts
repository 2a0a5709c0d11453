import type { LiveMessage, OrderRecord } from '@beckon/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { until } from '../../../test/core.ts'
import { createUser, type SignedIn, signIn } from '../../../test/seed/sign-in.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { inTransaction } from '../database/transaction.ts'
import { publishAccessChanged } from './access-changed.ts'

let server: TestServer
let anna: SignedIn
const sockets: WebSocket[] = []
/** Versions of the orders as the presenter returns them. */
const versions = new Map<string, number>()
/** Vendors to which the access has ended. */
const lost = new Set<string>()

beforeAll(async () => {
  server = await startTestServer({
    prepare: ({ live }) => {
      live.authorise(async (_viewer, vendorId, includeOutlets) => {
        if (!vendorId.startsWith('own') || lost.has(vendorId)) return []
        return includeOutlets ? [vendorId, `${vendorId}/outlet`] : [vendorId]
      })
      live.presentOrder(async ({ orderId, vendorId }) => {
        const record = { order_id: orderId, vendor_id: vendorId, version: versions.get(orderId) ?? 0 }
        return record as OrderRecord
      })
      live.presentRider(async ({ orderId }) => ({
        order_id: orderId,
        rider: { name: 'Ines', vehicle: 'bike' },
        location: null,
        bearing: null,
        located_at: null,
        path: [],
        eta: { pickup: null, dropoff: null },
      }))
    },
  })
  await createUser(server, 'SG', 'anna@shop.test')
})
beforeEach(async () => {
  anna = await signIn(server, 'SG', 'anna@shop.test')
})
afterAll(async () => {
  for (const socket of sockets) socket.terminate()
  await server.stop()
})

interface Line {
  readonly socket: WebSocket
  readonly heard: LiveMessage[]
  readonly closed: Promise<number>
  say(message: object | string): void
}

function dial(authorization = anna.headers.authorization): Line {
  const parameter = encodeURIComponent(Buffer.from(authorization).toString('base64'))
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?Authorization=${parameter}`)
  sockets.push(socket)
  // Cut before it was open: what a test does on purpose is no failure.
  socket.on('error', () => undefined)
  const heard: LiveMessage[] = []
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw))))
  const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const say = (message: object | string) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    void opened.then(() => socket.send(text))
  }
  return { socket, heard, closed, say }
}

const subscribe = (line: Line, vendor_id: string, more: object = {}) =>
  line.say({ action: 'subscribeToVendor', data: { vendor_id, ...more } })
const of = (line: Line, type: string) => line.heard.filter((message) => message.type === type)
const change = (vendorId: string, orderId: string) =>
  inTransaction(server.platform.db, async (tx) => {
    versions.set(orderId, (versions.get(orderId) ?? 0) + 1)
    await server.platform.outbox.record(tx, {
      vendorId,
      country: 'SG',
      type: 'order_changed',
      subject: orderId,
    })
  })

describe('the live socket', () => {
  it('answers a subscription and carries each change with a growing sequence', async () => {
    const line = dial()
    subscribe(line, 'own-1')
    await until(() => of(line, 'subscribe_ok').length === 1)
    expect(line.heard).toEqual([{ type: 'subscribe_ok', data: { vendor_id: 'own-1', sequence: 0 } }])
    await change('own-1', 'own-1-a')
    await until(() => of(line, 'order_update').length === 1)
    await change('own-1', 'own-1-a')
    await until(() => of(line, 'order_update').length === 2)
    expect(of(line, 'order_update')).toMatchObject([
      { data: { vendor_id: 'own-1', sequence: 1, order: { order_id: 'own-1-a', version: 1 } } },
      { data: { vendor_id: 'own-1', sequence: 2, order: { order_id: 'own-1-a', version: 2 } } },
    ])
  })

  it.each([
    ['of another site', 'https://evil.example', 1008],
    ['without a site of its own', 'null', 1008],
    ['of the portal, without a sign-in', 'own', 4401],
  ])('opened by a page %s closes at once', async (_page, origin, code) => {
    const own = server.url
    const live = `${own.replace('http', 'ws')}/live?Authorization=x`
    const socket = new WebSocket(live, { headers: { origin: origin === 'own' ? own : origin } })
    sockets.push(socket)
    expect(await new Promise((closed) => socket.once('close', closed))).toBe(code)
  })

  it('a connection receives no update of another vendor', async () => {
    const line = dial()
    subscribe(line, 'theirs')
    subscribe(line, 'own-2')
    await until(() => of(line, 'subscribe_ok').length === 1)
    expect(of(line, 'error')).toEqual([{ type: 'error', data: { code: 'vendor.not-found' } }])
    await change('theirs', 'theirs-a')
    await change('own-2', 'own-2-a')
    await until(() => of(line, 'order_update').length === 1)
    expect(of(line, 'order_update')).toMatchObject([{ data: { vendor_id: 'own-2' } }])
  })

  it('a client that reconnects gets the missed updates, newest per order, before the confirmation', async () => {
    for (const order of ['a', 'b', 'a', 'c']) await change('own-3', `own-3-${order}`)
    await until(async () => (await sequenceOf('own-3')) === 4)
    const line = dial()
    subscribe(line, 'own-3', { last_seen: 1 })
    await until(() => of(line, 'subscribe_ok').length === 1)
    expect(line.heard).toMatchObject([
      { type: 'order_update', data: { sequence: 2, order: { order_id: 'own-3-b' } } },
      { type: 'order_update', data: { sequence: 3, order: { order_id: 'own-3-a', version: 2 } } },
      { type: 'order_update', data: { sequence: 4, order: { order_id: 'own-3-c' } } },
      { type: 'subscribe_ok', data: { sequence: 4 } },
    ])
  })

  it('a client gets resync where too much was missed, or the missed updates are unknown or deleted', async () => {
    await change('own-4', 'own-4-a')
    await change('own-4', 'own-4-b')
    await until(async () => (await sequenceOf('own-4')) === 2)
    await server.platform.db.deleteFrom('outbox').where('vendor_id', '=', 'own-4').execute()
    const gone = dial()
    subscribe(gone, 'own-4', { last_seen: 1 })
    const ahead = dial()
    subscribe(ahead, 'own-4', { last_seen: 99 })
    await until(() => gone.heard.length === 2 && ahead.heard.length === 2)
    for (const { heard } of [gone, ahead]) {
      expect(heard).toEqual([
        { type: 'resync', data: { vendor_id: 'own-4', sequence: 2 } },
        { type: 'subscribe_ok', data: { vendor_id: 'own-4', sequence: 2 } },
      ])
    }
  })

  it('brings the outlets of a parent along', async () => {
    const line = dial()
    subscribe(line, 'own-5', { include_outlets: true })
    await until(() => of(line, 'subscribe_ok').length === 2)
    await change('own-5/outlet', 'own-5/outlet-a')
    await until(() => of(line, 'order_update').length === 1)
    expect(of(line, 'order_update')).toMatchObject([{ data: { vendor_id: 'own-5/outlet', sequence: 1 } }])
  })

  it('shows riders who move, without a sequence', async () => {
    const line = dial()
    subscribe(line, 'own-6')
    await until(() => of(line, 'subscribe_ok').length === 1)
    server.platform.live.riderMoved({ vendorId: 'own-6', orderId: 'own-6-a', country: 'SG' })
    await until(() => of(line, 'rider_update').length === 1)
    expect(of(line, 'rider_update')).toMatchObject([
      { data: { order_id: 'own-6-a', rider: { name: 'Ines' } } },
    ])
  })

  it('loses no change while the connection to the database is cut', async () => {
    const line = dial()
    subscribe(line, 'own-7')
    await until(() => of(line, 'subscribe_ok').length === 1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beckon-bus'
      and datname = current_database()`.execute(server.platform.db)
    await change('own-7', 'own-7-a')
    await until(() => of(line, 'order_update').length === 1)
    expect(of(line, 'order_update')).toMatchObject([{ data: { sequence: 1 } }])
  })

  it('closes with 4401 who is not signed in, and who signs out', async () => {
    expect(await dial('Bearer nothing|here').closed).toBe(4401)
    const line = dial()
    subscribe(line, 'own-8')
    await until(() => line.heard.length === 1)
    await server.app.inject({ method: 'POST', url: '/api/auth/v1/logout', headers: anna.headers })
    expect(await line.closed).toBe(4401)
  })

  it('a connection whose session ended during a gap of the bus is closed with 4401', async () => {
    const line = dial()
    const stays = dial((await signIn(server, 'SG', 'anna@shop.test')).headers.authorization)
    for (const one of [line, stays]) subscribe(one, 'own-9')
    await until(() => line.heard.length === 1 && stays.heard.length === 1)
    const { db } = server.platform
    const [, access = ''] = /^Bearer [^.]+\.([^.]+)/u.exec(anna.headers.authorization) ?? []
    const { sid } = JSON.parse(Buffer.from(access, 'base64url').toString())
    await db
      .updateTable('session')
      .set({ ended_at: server.platform.clock.now() })
      .where('session_id', '=', sid)
      .execute()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beckon-bus'
      and datname = current_database()`.execute(db)
    expect(await line.closed).toBe(4401)
    expect(stays.socket.readyState).toBe(stays.socket.OPEN)
  })

  it('a client that loses access to a vendor gets an error, and updates of the others go on', async () => {
    const line = dial()
    for (const id of ['own-lost', 'own-kept']) subscribe(line, id)
    await until(() => of(line, 'subscribe_ok').length === 2)
    lost.add('own-lost')
    await inTransaction(server.platform.db, (tx) =>
      publishAccessChanged(server.platform.bus, tx, anna.userId),
    )
    await until(() => of(line, 'error').length === 1)
    expect(of(line, 'error')).toEqual([{ type: 'error', data: { code: 'vendor.not-found' } }])
    await change('own-lost', 'own-lost-a')
    await change('own-kept', 'own-kept-a')
    await until(() => of(line, 'order_update').length === 1)
    expect(of(line, 'order_update')).toMatchObject([{ data: { vendor_id: 'own-kept' } }])
  })

  it('answers nonsense with an error, a ping with a pong, and closes on a flood', async () => {
    const line = dial()
    line.say('not json')
    line.say({ action: 'subscribeToVendor' })
    line.say({ action: 'ping' })
    await until(() => line.heard.length === 3)
    expect(line.heard.map((message) => message.type)).toEqual(['error', 'error', 'pong'])
    for (let count = 0; count < 70; count += 1) line.say({ action: 'ping' })
    expect(await line.closed).toBe(1008)
  })

  it.each([
    ['NUL', 'a\0b'],
    ['half a letter', 'a\ud800'],
  ])('answers an id that holds %s with an error', async (_what, vendorId) => {
    const line = dial()
    line.say({ action: 'subscribeToVendor', data: { vendor_id: vendorId } })
    await until(() => line.heard.length === 1)
    expect(line.heard).toMatchObject([{ type: 'error', data: { code: 'request.invalid' } }])
  })

  it('refuses a message that is too large', async () => {
    const line = dial()
    line.say('x'.repeat(5000))
    expect(await line.closed).toBe(1009)
  })

  it('lets one user have twenty sockets and no more', async () => {
    for (const socket of sockets) socket.terminate()
    await until(() => server.platform.live.count() === 0)
    const lines = Array.from({ length: 20 }, () => dial())
    await until(() => server.platform.live.count() === 20)
    expect(await dial().closed).toBe(4429)
    expect(lines.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
  })
})

/** Numbers from 0 to below 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A portal as it should be: keeps the highest version of each order, and after a resync fetches all. */
function portal(vendorId: string) {
  const known = new Map<string, number>()
  const state = { seen: undefined as number | undefined, line: undefined as Line | undefined, ready: false }
  const receive = (message: LiveMessage) => {
    if (message.type === 'order_update') {
      const { order, sequence } = message.data
      known.set(order.order_id, Math.max(order.version, known.get(order.order_id) ?? 0))
      state.seen = Math.max(sequence, state.seen ?? 0)
    } else if (message.type === 'resync' || message.type === 'subscribe_ok') {
      const isFirst = state.seen === undefined
      if (isFirst || message.type === 'resync') for (const [id, version] of versions) known.set(id, version)
      state.seen = Math.max(message.data.sequence, state.seen ?? 0)
      state.ready ||= message.type === 'subscribe_ok'
    }
  }
  const connect = () => {
    state.ready = false
    state.line?.socket.terminate()
    const line = dial()
    state.line = line
    line.socket.on('message', (raw) => state.line === line && receive(JSON.parse(String(raw))))
    subscribe(line, vendorId, state.seen === undefined ? {} : { last_seen: state.seen })
  }
  return { known, state, connect, drop: () => state.line?.socket.terminate() }
}

describe('seeded disconnects', () => {
  it.each([1, 7, 42])('lose no change: seed %i', async (seed) => {
    for (const socket of sockets) socket.terminate()
    versions.clear()
    const random = seeded(seed)
    const vendorId = `own-seed-${seed}`
    const shop = portal(vendorId)
    shop.connect()
    const isComplete = () => [...versions].every(([id, version]) => shop.known.get(id) === version)
    const isWell = () => shop.state.ready && isComplete()
    for (let step = 0; step < 120; step += 1) {
      const dice = random()
      if (dice < 0.12) shop.drop()
      else if (dice < 0.3) shop.connect()
      else if (dice < 0.34) {
        shop.connect()
        await until(isWell)
      } else await change(vendorId, `${vendorId}-${Math.floor(random() * 40)}`)
    }
    shop.connect()
    await until(isWell)
  })
})

async function sequenceOf(vendorId: string): Promise<number> {
  const row = await server.platform.db
    .selectFrom('vendor_stream')
    .select('last_sequence')
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return row?.last_sequence ?? 0
}
