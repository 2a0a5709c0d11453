import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountCalls, bulkCalls, type BulkJob, vendorCalls } from '@beckon/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDemoWorld } from '../../../demo/seed/index.ts'
import { ordersWorkbook } from './orders-workbook.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const ROWS = 80
const KILLS = 2
const country = 'SE'
const dataDir = mkdtempSync(join(tmpdir(), 'beckon-bulk-kill-'))

let database: TestDatabase
let port = 0
let child: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  const config = { environment: 'san', databaseUrl: database.url, dataDir, defaultCountry: country } as const
  await prepareDemoWorld({ config, progress: () => undefined })
  await query(`insert into flag_value values ('SE', 'BulkOrderUpload', true, now())`)
  port = await freePort()
}, 120_000)

afterAll(async () => {
  child?.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

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
  while (!(await fetch(`${origin()}/readyz`).catch(() => undefined))?.ok) {
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

const origin = () => `http://127.0.0.1:${port}`
const headers: Record<string, string> = { 'x-country': country }

async function send<T>(
  path: string,
  answer: { parse(value: unknown): T },
  init: RequestInit = {},
): Promise<T> {
  const response = await fetch(origin() + path, { ...init, headers: { ...headers, ...init.headers } })
  expect(response.status).toBe(200)
  return answer.parse(await response.json())
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email_address: 'demo@beckon.test', password: 'Demo1234!' })
  const json = { 'content-type': 'application/json' }
  const login = await send('/api/auth/v1/login', accountCalls.login.answer, {
    method: 'POST',
    body,
    headers: json,
  })
  const { AccessToken, IdToken } = login.result.AuthenticationResult
  headers['authorization'] = `Bearer ${AccessToken}|${IdToken}`
  const vendors = await send('/api/orders/v1/vendors', vendorCalls.listVendors.answer)
  const [vendor] = vendors.result.vendors
  const { latitude, longitude } = vendor?.vendor_information.location ?? {}
  if (!vendor || !latitude || !longitude) throw new Error('the demo world has no vendor')
  const titles = ['Name', 'Phone', 'Address', 'Latitude', 'Longitude', 'Amount', 'Payment', 'Description']
  const rows = Array.from({ length: ROWS }, (_, row) => [
    'Elsa Berg',
    `07012${10_000 + row}`,
    'Storgatan 1',
    String(latitude + 0.01),
    String(longitude + row / 100_000),
    '99',
    'PAID',
    `Killed ${row}`,
  ])
  const form = new FormData()
  form.set('vendor_id', vendor.vendor_id)
  form.set('content', new File([new Uint8Array(await ordersWorkbook(titles, rows))], 'orders.xlsx'))
  const made = await send(bulkCalls.createBulkJob.path, bulkCalls.createBulkJob.answer, {
    method: 'POST',
    body: form,
  })
  return made.body.bulk_job.bulk_job_id
}

const jobNow = async (id: string): Promise<BulkJob> => {
  const path = `/api/orders/v1/bulk-job/progress/${id.slice(0, id.lastIndexOf('-'))}/${id}`
  return (await send(path, bulkCalls.bulkJobProgress.answer)).body
}

async function until(id: string, isSo: (job: BulkJob) => boolean): Promise<BulkJob> {
  for (;;) {
    const job = await jobNow(id)
    if (isSo(job)) return job
    await pause(100)
  }
}

const placed = async (): Promise<number> =>
  Number(
    (await query<{ n: string }>(`select count(*) as n from orders where description like 'Killed %'`))[0]?.n,
  )

test(
  `placed by a process that is killed ${KILLS} times, every row is there once`,
  {
    timeout: 1_800_000,
  },
  async () => {
    await startServer()
    const id = await signIn()
    const checked = await until(id, ({ progress }) => progress === null)
    expect(checked).toMatchObject({ success_row_count: ROWS })
    const place = { method: 'POST' }
    const shown = `version=${checked.version}&orders=${ROWS}&delivery_fee=${checked.totals.delivery_fee}`
    await send(`/api/orders/v1/bulk-job/place-orders/${id}?${shown}`, bulkCalls.placeBulkOrders.answer, place)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const most = (ROWS / (KILLS + 1)) * kill
      while ((await placed()) < most) await pause(40)
      await killServer()
      // In the middle of it: not all is done, and what is done stays.
      if (kill === 1) expect(await placed()).toBeLessThan(ROWS)
      await startServer()
    }
    const job = await until(id, ({ progress }) => progress === null)
    expect(job).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS', placed_row_count: ROWS })
    await expectEachOnce(id)
  },
)

async function expectEachOnce(id: string): Promise<void> {
  const orders = await query<{ order_id: string; description: string }>(
    `select order_id, description from orders where description like 'Killed %'`,
  )
  expect(new Set(orders.map(({ description }) => description)).size).toBe(ROWS)
  expect(orders).toHaveLength(ROWS)
  const rows = await query<{ order_id: string }>(`select order_id from bulk_row where job_id = '${id}'`)
  expect(rows.map((row) => row.order_id).toSorted()).toEqual(orders.map((one) => one.order_id).toSorted())
}
