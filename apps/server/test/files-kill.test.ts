import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { until } from './core.ts'
import { phonePicture, sendPhoto } from './pictures.ts'
import { freePort } from './servers/free-port.ts'
import { createS3Server, type S3Server } from './servers/s3-server.ts'
import { type DispatchWorld, startDispatchWorld } from './worlds/dispatch-world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'beckon-files-'))
let s3: S3Server
let world: DispatchWorld
let picture: Buffer
let worker: ChildProcess | undefined
beforeAll(async () => {
  s3 = await createS3Server()
  world = await startDispatchWorld({ env: { FILES_URL: s3.url } })
  picture = await phonePicture()
})
afterEach(() => killWorker())
afterAll(async () => {
  await world.server.stop()
  await s3.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const db = () => world.server.platform.db
const rows = () => db().selectFrom('proof_photo').select(['photo_id', 'content', 'object_key']).execute()
const move = () => world.server.platform.files.move()

async function uploadTwo(): Promise<() => Promise<number[]>> {
  await db().deleteFrom('proof_photo').execute()
  await move()
  await world.clear()
  const [rider] = await world.riders('r1')
  const orderId = await world.accepted(rider)
  await rider.act('arrive_pickup', orderId)
  const { photo: one } = await sendPhoto(world.server, rider, orderId, picture)
  const { photo: two } = await sendPhoto(world.server, rider, orderId, picture)
  // The clock of this process is years ahead of that of the worker.
  await sql`update proof_photo set taken_at = now()`.execute(db())
  return () =>
    Promise.all(
      [one, two].map(async ({ photo_id: id }) => {
        const url = `/api/orders/v1/order/${orderId}/proof-photo/${id}?vendor_id=shop`
        return (await world.server.app.inject({ url, headers: world.shop.headers })).statusCode
      }),
    )
}

async function startWorker(): Promise<void> {
  worker = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: world.server.databaseUrl,
      FILES_URL: s3.url,
      ROLES: 'worker',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
}

async function killWorker(): Promise<void> {
  if (!worker || worker.exitCode !== null || worker.signalCode !== null) return
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

/** The next process waits until the claim of the killed one has expired. */
const expireClaims = () =>
  sql`update stored_object set claimed_at = now() - interval '10 minutes'`.execute(db())
const silent = (calls: number) => Array<'silence'>(calls).fill('silence')

it.each(['PUT', 'GET'] as const)(
  'a worker that is killed during a %s of a file loses nothing, and nothing is stored twice',
  async (method) => {
    const look = await uploadTwo()
    s3.fail(method, ...silent(2))
    await startWorker()
    await until(() => s3.calls.filter((call) => call.method === method && call.status === 0).length >= 2)
    await killWorker()
    s3.clearFaults()
    s3.calls.length = 0
    expect((await rows()).every(({ content, object_key: key }) => content && key)).toBe(true)
    expect(await look()).toEqual([200, 200])
    const keys = (await rows()).map(({ object_key: key }) => String(key)).toSorted()
    await expireClaims()
    await move()
    expect((await rows()).map(({ content }) => content)).toEqual([null, null])
    expect([...s3.objects().keys()].toSorted()).toEqual(keys)
    expect(await look()).toEqual([200, 200])
  },
)

it('a file that is deleted after its worker was killed is not left in the store', async () => {
  await uploadTwo()
  s3.fail('PUT', ...silent(2))
  await startWorker()
  await until(() => s3.objects().size === 2)
  await killWorker()
  s3.clearFaults()
  await db().deleteFrom('orders').execute()
  await move()
  expect(s3.objects().size).toBe(0)
})

it('a started worker moves files by itself and deletes those that are gone', async () => {
  await uploadTwo()
  await startWorker()
  await until(async () => (await rows()).every(({ content }) => content === null))
  expect(s3.objects().size).toBe(2)
  await db().deleteFrom('orders').execute()
  await until(() => s3.objects().size === 0)
})
