import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountCalls, deliveryCalls, orderCalls, vendorCalls } from '@beckon/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDemoWorld } from '../../../demo/seed/index.ts'
import { isLong } from '../../../tools/test/is-long.ts'
import { freePort } from './servers/free-port.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const KILLS = isLong ? 10 : 4
const CLIENTS = 6
const country = 'SE'
const dataDir = mkdtempSync(join(tmpdir(), 'beckon-kill-'))

let database: TestDatabase
let port = 0
let child: ChildProcess | undefined
/** The answer that was given for each key. */
const answered = new Map<string, string>()

beforeAll(async () => {
  database = await createTestDatabase()
  const config = { environment: 'san', databaseUrl: database.url, dataDir, defaultCountry: country } as const
  await prepareDemoWorld({ config, progress: () => undefined })
  // The fee is quoted once, and a loaded machine may take longer for all kills than a quote holds.
  await query(`
    insert into country_parameter (country, name, value, changed_at)
    values ('${country}', 'quoteSeconds', '86400', now())
    on conflict (country, name) do update set value = excluded.value`)
  port = await freePort()
})

afterAll(async () => {
  child?.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startServer(): Promise<void> {
  child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEFAULT_COUNTRY: country,
      ROLES: 'api,live,worker',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  while (!(await call('GET', '/readyz').catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await pause(50)
  }
}

async function killServer(): Promise<void> {
  if (!child) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'x-country': country, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/**
 * Returns a function that places the same order again and again, each time under another idempotency key.
 */
async function prepareOrder() {
  const login = await call('POST', '/api/auth/v1/login', {
    email_address: 'demo@beckon.test',
    password: 'Demo1234!',
  })
  const { AccessToken, IdToken } = accountCalls.login.answer.parse(await login.json()).result
    .AuthenticationResult
  const authorization = `Bearer ${AccessToken}|${IdToken}`
  const vendors = vendorCalls.listVendors.answer.parse(
    await (await call('GET', '/api/orders/v1/vendors', undefined, { authorization })).json(),
  )
  const [vendor] = vendors.result.vendors
  const { latitude, longitude } = vendor?.vendor_information.location ?? {}
  if (!vendor || !latitude || !longitude) throw new Error('the demo world has no vendor')
  const door = { latitude: latitude + 0.01, longitude: longitude + 0.01 }
  const requested = {
    vendor_id: vendor.vendor_id,
    source: { latitude, longitude },
    destination: door,
    delivery_type: 'INSTANT',
  }
  const quote = deliveryCalls.quoteFee.answer.parse(
    await (await call('POST', '/api/hurrier/v1/delivery/fee', requested, { authorization })).json(),
  )
  const body = {
    vendor_id: vendor.vendor_id,
    customer: {
      name: 'Elsa Berg',
      phone_number: '+46701234567',
      location: { ...door, address: 'Storgatan 1', notes: '' },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 99, description: 'Bread', cold_bag_needed: false },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: null,
    delivery_fee: quote.fee,
    signature: quote.signature,
  }
  return (key: string) =>
    call('POST', '/api/orders/v1/order', body, { authorization, 'idempotency-key': key })
}

type Send = Awaited<ReturnType<typeof prepareOrder>>

/** Several shops at once, until the server is killed after so many answers; the keys that got none. */
async function sendUntilKilled(send: Send, answers: number): Promise<string[]> {
  const lost: string[] = []
  let given = 0
  let killing: Promise<void> | undefined
  const client = async () => {
    while (!killing) {
      const key = randomUUID()
      const orderId = await orderIdOf(send, key)
      if (orderId === undefined) lost.push(key)
      else answered.set(key, orderId)
      given += 1
      if (given >= answers) killing ??= killServer()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await killing
  return lost
}

async function orderIdOf(send: Send, key: string): Promise<string | undefined> {
  try {
    const answer = await send(key)
    expect(answer.status).toBe(200)
    return orderCalls.createOrder.answer.parse(await answer.json()).result.order_id
  } catch (error) {
    // The connection broke with the server; an answer with another status is a real failure.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

test(
  `after ${KILLS} kills in the middle of asking, every answered order is there once and is dispatched`,
  {
    timeout: 1_800_000,
  },
  async () => {
    await startServer()
    const send = await prepareOrder()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lost = await sendUntilKilled(send, randomInt(1, 9))
      await startServer()
      for (const key of lost) {
        const orderId = await orderIdOf(send, key)
        expect(orderId).toBeDefined()
        if (orderId) answered.set(key, orderId)
      }
      // A repeated request gets its first response.
      const [key, orderId] = [...answered].at(-1) ?? []
      if (key) expect(await orderIdOf(send, key)).toBe(orderId)
    }
    await expectEachOnce()
    await expectAllDispatched()
  },
)

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

async function expectEachOnce(): Promise<void> {
  expect(new Set(answered.values()).size).toBe(answered.size)
  const rows = await query<{ order_id: string }>(`select order_id from orders where description = 'Bread'`)
  expect(rows.map((row) => row.order_id).toSorted()).toEqual([...answered.values()].toSorted())
}

/**
 * Background jobs dispatch the orders without a request. Riders do not respond here, so the search or an
 * offer is the last state.
 */
async function expectAllDispatched(): Promise<void> {
  const untouched = () =>
    query(`select order_id from orders where description = 'Bread' and status in ('NEW', 'RECEIVED')`)
  while ((await untouched()).length > 0) await pause(100)
  const [found] = await query<{ searches: string }>(`select count(*) as searches from dispatch`)
  expect(Number(found?.searches)).toBe(answered.size)
}
