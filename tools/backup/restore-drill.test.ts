import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountCalls, deliveryCalls, orderCalls, vendorCalls } from '@beckon/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareFolders, startPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { prepareDemoWorld } from '../../demo/seed/index.ts'
import { lockDataFolder } from '../start/lock-data-folder.ts'
import { temporaryData } from '../test/temporary-data.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const country = 'SE'
const CLIENTS = 3
const data = temporaryData('restore-drill')
const config = {
  dataDir: data.path,
  backupDir: join(data.path, 'backups'),
  databaseUrl: undefined,
  environment: 'san',
  defaultCountry: country,
} as const

let service: ChildProcess | undefined
let port = 0
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  server.close()
  await once(server, 'close')
})
afterAll(() => {
  service?.kill('SIGKILL')
  data.remove()
})

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'x-country': country, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** The database of the data folder, as the start of the product has it: locked for us. */
async function startDatabase() {
  const release = await lockDataFolder(data.path)
  if (!release) throw new Error('the data folder is locked')
  const postgres = await startPostgres({ dataDir: data.path })
  return { url: postgres.url, release, stop: () => postgres.stop().finally(release) }
}

async function startService(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data.path,
      DATABASE_URL: databaseUrl,
      DEFAULT_COUNTRY: country,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  service = child
  while (!(await call('GET', '/readyz').catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    await pause(50)
  }
}

/** As after a loss of power: nothing ends in order. */
async function killAll(): Promise<void> {
  const { cluster } = prepareFolders(data.path)
  process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  const ended = service && once(service, 'exit')
  service?.kill('SIGKILL')
  await ended
}

/** Places the same order again and again, each time under another key. */
async function prepareOrder(): Promise<() => Promise<string | undefined>> {
  const login = await call('POST', '/api/auth/v1/login', {
    email_address: 'demo@beckon.test',
    password: 'Demo1234!',
  })
  const { AccessToken, IdToken } = accountCalls.login.answer.parse(await login.json()).result
    .AuthenticationResult
  const authorization = `Bearer ${AccessToken}|${IdToken}`
  const listed = await call('GET', '/api/orders/v1/vendors', undefined, { authorization })
  const [vendor] = vendorCalls.listVendors.answer.parse(await listed.json()).result.vendors
  const { latitude, longitude } = vendor?.vendor_information.location ?? {}
  if (!vendor || !latitude || !longitude) throw new Error('the demo world has no vendor')
  const door = { latitude: latitude + 0.01, longitude: longitude + 0.01 }
  const wish = {
    vendor_id: vendor.vendor_id,
    source: { latitude, longitude },
    destination: door,
    delivery_type: 'INSTANT',
  }
  const quoted = await call('POST', '/api/hurrier/v1/delivery/fee', wish, { authorization })
  const quote = deliveryCalls.quoteFee.answer.parse(await quoted.json())
  const body = {
    vendor_id: vendor.vendor_id,
    customer: {
      name: 'Elsa Berg',
      phone_number: '+46701234567',
      location: { ...door, address: 'Storgatan 1', notes: '' },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 99, description: 'Drill', cold_bag_needed: false },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: null,
    delivery_fee: quote.fee,
    signature: quote.signature,
  }
  return async () => {
    const headers = { authorization, 'idempotency-key': randomUUID() }
    const answer = await call('POST', '/api/orders/v1/order', body, headers).catch(() => undefined)
    if (!answer) return undefined
    const read = await answer.json().catch(() => undefined)
    // Killed in the middle of the answer.
    if (read === undefined) return undefined
    expect(answer.status).toBe(200)
    return orderCalls.createOrder.answer.parse(read).result.order_id
  }
}

/** Shops that place orders until they are stopped, or the service has ended. */
function writeOrders(place: () => Promise<string | undefined>, into: Set<string>) {
  const state = { isStopped: false }
  const shop = async () => {
    while (!state.isStopped) {
      const id = await place()
      if (id === undefined) return
      into.add(id)
    }
  }
  const done = Promise.all(Array.from({ length: CLIENTS }, shop))
  return {
    async reach(count: number): Promise<void> {
      while (into.size < count) await pause(10)
    },
    async stop(): Promise<void> {
      state.isStopped = true
      await done
    },
  }
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

/** A moment after everything so far and before everything from now on. */
async function betweenChanges(url: string): Promise<Date> {
  const now = async () => (await query<{ now: Date }>(url, 'select clock_timestamp() as now'))[0]?.now
  const moment = await now()
  for (let later = await now(); moment?.getTime() === later?.getTime(); later = await now()) await pause(1)
  if (!moment) throw new Error('no time')
  return moment
}

const ordersIn = async (url: string): Promise<Set<string>> =>
  new Set(
    (await query<{ order_id: string }>(url, `select order_id from orders where description = 'Drill'`)).map(
      (row) => row.order_id,
    ),
  )

async function restore(...args: string[]): Promise<readonly string[]> {
  const result = await runRestore({ config, folder: data.path, args, onProgress: () => undefined })
  expect(result.ok ? [] : result.lines).toEqual([])
  return result.lines
}

it(
  'restores every order that was acknowledged before a kill, and up to a moment exactly those before it',
  { timeout: 1_800_000 },
  async () => {
    const acknowledged = new Set<string>()
    const database = await startDatabase()
    await prepareDemoWorld({ config: { ...config, databaseUrl: database.url }, progress: () => undefined })
    await startService(database.url)
    const place = await prepareOrder()

    const shops = writeOrders(place, acknowledged)
    await shops.reach(10)
    const before = acknowledged.size
    const backup = await runBackup(config)
    expect(backup).toMatchObject({ ok: true })
    await shops.reach(before + 10)
    await shops.stop()
    const file = backup.lines[0]?.split('  ')[0] ?? ''

    const moment = await betweenChanges(database.url)
    const later = new Set<string>()
    const more = writeOrders(place, later)
    await more.reach(20)
    await killAll()
    await more.stop()
    database.release()

    await restore(file)
    const restored = await startDatabase()
    const found = await ordersIn(restored.url)
    expect([...acknowledged, ...later].filter((id) => !found.has(id))).toEqual([])
    await startService(restored.url)
    expect(await (await prepareOrder())()).toBeDefined()
    await killAll()
    await restored.stop()

    await restore(file, '--to', moment.toISOString())
    const earlier = await startDatabase()
    expect(await ordersIn(earlier.url)).toEqual(acknowledged)
    await earlier.stop()
  },
)
