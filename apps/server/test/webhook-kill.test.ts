import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { seedVendors } from './seed/seed-vendors.ts'
import { freePort } from './servers/free-port.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** The long form kills more often: `WEBHOOK_KILLS=50`. */
const KILLS = Number(process.env['WEBHOOK_KILLS'] ?? 6)
const WORKERS = 2
const VENDORS = ['east', 'west', 'north'] as const
const dataDir = mkdtempSync(join(tmpdir(), 'beckon-webhook-kill-'))

let server: TestServer
let receiverPort = 0
let receiver: ChildProcess | undefined
const workers: ChildProcess[] = []
/** The bodies that came under each id. */
const received = new Map<string, string[]>()

beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api', WEBHOOK_HOSTS: '127.0.0.1:*' } })
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [{ vendor_id: 'shop', outlets: VENDORS.map((vendor_id) => ({ vendor_id })) }],
  })
  receiverPort = await freePort()
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/orders/v1/vendor/shop/webhook-endpoints',
    headers: owner.headers,
    payload: { url: `http://127.0.0.1:${receiverPort}/` },
  })
  expect(answer.statusCode).toBe(200)
})

afterAll(async () => {
  for (const child of [receiver, ...workers]) child?.kill('SIGKILL')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startReceiver(): Promise<void> {
  const child = spawn(
    process.execPath,
    ['apps/server/test/worlds/webhook-receiver-process.mjs', String(receiverPort)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  receiver = child
  const lines = createInterface({ input: child.stdout })
  const ready = once(lines, 'line')
  lines.on('line', (line) => {
    if (line === 'ready') return
    const { id, body } = JSON.parse(line)
    received.set(id, [...(received.get(id) ?? []), body])
  })
  await ready
}

async function startWorker(index: number, attempt = 1): Promise<void> {
  const port = await freePort()
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(dataDir, String(index)),
      DATABASE_URL: server.databaseUrl,
      DEFAULT_COUNTRY: 'SG',
      ROLES: 'worker',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      WEBHOOK_HOSTS: '127.0.0.1:*',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  workers[index] = child
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    // On a machine with other work a connection may take longer than a start waits for it.
    if (child.exitCode !== null && attempt < 5) return startWorker(index, attempt + 1)
    if (child.exitCode !== null) throw new Error('the worker did not start')
    await pause(50)
  }
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

let written = 0
/** Writes events of all vendors, as changes do, until it is stopped. */
async function writeEvents(isOver: () => boolean): Promise<void> {
  const { db, outbox } = server.platform
  while (!isOver()) {
    written += 1
    const vendorId = VENDORS[written % VENDORS.length] ?? 'east'
    const data = { settlement_id: String(written), amount: { amount: 1, currency: 'SGD' }, orders: 1 }
    await inTransaction(db, (tx) =>
      outbox.publish(tx, { vendorId, country: 'SG', type: 'cash.settled', subject: String(written), data }),
    )
    await pause(randomInt(5, 40))
  }
}

/** Moves retries forward, in place of the minutes and hours that they wait. */
const hurry = () =>
  server.platform.db
    .updateTable('webhook_delivery')
    .set({ due_at: new Date(0) })
    .where('state', '=', 'waiting')
    .execute()

const eventIds = async () =>
  (await server.platform.db.selectFrom('public_event').select('event_id').execute()).map(
    (row) => row.event_id,
  )

test(
  `after ${KILLS} kills of workers and of the receiver, each event has come, and doubles have the same id and body`,
  { timeout: 3_600_000 },
  async ({ onTestFinished }) => {
    let isOver = false
    onTestFinished(() => {
      isOver = true
    })
    await startReceiver()
    await Promise.all(Array.from({ length: WORKERS }, (_, index) => startWorker(index)))
    const writing = writeEvents(() => isOver)
    for (let count = 0; count < KILLS; count += 1) {
      await pause(randomInt(100, 1500))
      await hurry()
      if (count % 2 === 0) {
        const index = randomInt(WORKERS)
        await kill(workers[index])
        await startWorker(index)
      } else {
        await kill(receiver)
        await pause(randomInt(300))
        await startReceiver()
      }
    }
    isOver = true
    await writing
    const expected = await eventIds()
    while (expected.some((id) => !received.has(id))) {
      await hurry()
      await pause(300)
    }
    const doubles = [...received.values()].filter((bodies) => bodies.length > 1)
    process.stdout.write(
      `${KILLS} kills: ${expected.length} events, ${doubles.length} of them more than once\n`,
    )
    expect([...received.keys()].toSorted()).toEqual(expected.toSorted())
    for (const bodies of doubles) expect(new Set(bodies).size).toBe(1)
    expectSequences()
  },
)

function expectSequences(): void {
  for (const vendor of VENDORS) {
    const sequences = [...received.values()]
      .map(([body = '{}']) => JSON.parse(body).data)
      .filter((data) => data.collection_point === vendor)
      .map((data) => data.sequence)
    const sorted = sequences.toSorted((a, b) => a - b)
    expect(sorted).toEqual(sorted.map((_, index) => index + 1))
  }
}
