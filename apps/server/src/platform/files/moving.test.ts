import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../test/dispatch.ts'
import { phonePicture, sendPhoto } from '../../../test/pictures.ts'
import { createS3Server, type S3Server } from '../../../test/servers/s3-server.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../test/worlds/dispatch-world.ts'
import { createS3Store } from './s3-store.ts'

let s3: S3Server
let world: DispatchWorld
let picture: Buffer
let rider: TestRider
let orderId: string
beforeAll(async () => {
  s3 = await createS3Server()
  world = await startDispatchWorld({ env: { FILES_URL: s3.url } })
  picture = await phonePicture({ width: 64, height: 48 })
})
afterAll(async () => {
  await world.server.stop()
  await s3.stop()
})
beforeEach(async () => {
  s3.clearFaults()
  s3.hooks.during = async () => undefined
  await db().deleteFrom('proof_photo').execute()
  // At once, and again after the time for late writes.
  await move()
  await afterMinutes(20)
  await move()
  await world.clear()
  expect(await listed()).toEqual([])
  ;[rider] = await world.riders('r1')
  orderId = await world.accepted(rider)
  await rider.act('arrive_pickup', orderId)
  s3.calls.length = 0
})

const db = () => world.server.platform.db
const move = (server: TestServer = world.server) => server.platform.files.move()
const upload = async () => (await sendPhoto(world.server, rider, orderId, picture)).photo
const look = async (server: TestServer = world.server) => {
  const [row] = await db().selectFrom('proof_photo').select(['photo_id', 'order_id']).execute()
  const url = `/api/orders/v1/order/${row?.order_id}/proof-photo/${row?.photo_id}?vendor_id=shop`
  return server.app.inject({ url, headers: world.shop.headers })
}
const rows = () => db().selectFrom('proof_photo').select(['content', 'object_key']).execute()
const listed = () => db().selectFrom('stored_object').selectAll().execute()
/** As if the lists of the objects had been written earlier. */
const afterMinutes = (minutes: number) =>
  sql`update stored_object set claimed_at = claimed_at - make_interval(mins => ${minutes}),
    released_at = released_at - make_interval(mins => ${minutes})`.execute(db())
const puts = () => s3.calls.filter(({ method }) => method === 'PUT')
const checks = async () => {
  const answer = await world.server.app.inject('/readyz')
  return { status: answer.statusCode, files: answer.json().checks.files }
}
const slowly = ['slow-down', 'slow-down', 'slow-down'] as const

describe('while the store is down', () => {
  it('an upload is accepted and read, and moved once the store is back', async () => {
    await s3.stop()
    await upload()
    await move()
    expect((await look()).statusCode).toBe(200)
    expect((await rows())[0]?.content).not.toBeNull()
    await s3.start()
    await move()
    expect((await rows())[0]?.content).toBeNull()
    expect((await look()).statusCode).toBe(200)
  })

  it('a moved file is refused with the time after which to try again, and the service stays ready', async () => {
    await upload()
    await move()
    await s3.stop()
    const refused = await look()
    expect(refused.statusCode).toBe(503)
    expect(refused.json().errors[0].code).toBe('server.unavailable')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let asked = 0; (await checks()).files !== 'unreachable'; asked += 1) {
      expect(asked).toBeLessThan(20)
      world.clock.advance(11)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect((await checks()).status).toBe(200)
    await s3.start()
    expect((await look()).statusCode).toBe(200)
  })

  it('a deleted file is deleted in the store once it is back', async () => {
    await upload()
    await move()
    await s3.stop()
    await db().deleteFrom('orders').execute()
    await move()
    expect((await listed())[0]).toMatchObject({ deleted_at: null, released_at: expect.any(Date) })
    await s3.start()
    await move()
    expect(s3.objects().size).toBe(0)
  })
})

describe('a store that makes mistakes', () => {
  it('bytes that were damaged on their way stay in the database, and are written again', async () => {
    await upload()
    s3.fail('PUT', 'damage')
    await move()
    expect((await rows())[0]?.content).not.toBeNull()
    expect((await listed())[0]?.stored_at).toBeNull()
    await afterMinutes(10)
    await move()
    expect((await rows())[0]?.content).toBeNull()
    expect((await look()).statusCode).toBe(200)
    expect(s3.objects().size).toBe(1)
  })

  it('bytes that are damaged when they are read are read again, and never shown', async () => {
    await upload()
    await move()
    s3.fail('GET', 'damage')
    expect((await look()).statusCode).toBe(200)
    s3.fail('GET', 'damage', 'damage')
    expect((await look()).statusCode).toBe(503)
  })

  it('a lost object is no answer "not found", because its photo was not deleted', async () => {
    await upload()
    await move()
    s3.lose((await rows())[0]?.object_key ?? '')
    expect((await look()).statusCode).toBe(503)
  })

  it('a file that the store rejects holds no other one back', async () => {
    await upload()
    await upload()
    s3.fail('PUT', 'denied')
    await move()
    expect((await rows()).filter(({ content }) => content === null)).toHaveLength(1)
    await afterMinutes(10)
    await move()
    expect((await rows()).filter(({ content }) => content === null)).toHaveLength(2)
  })

  it('a busy store is left alone until the next time, and everything is moved then', async () => {
    await upload()
    s3.fail('PUT', ...slowly)
    await move()
    expect(puts()).toHaveLength(3)
    await move()
    expect((await rows())[0]?.content).toBeNull()
  })
})

describe('at the same time', () => {
  it('several processes move each file once', async () => {
    await upload()
    await upload()
    await upload()
    await Promise.all([move(), move(), move()])
    expect(puts()).toHaveLength(3)
    expect(s3.objects().size).toBe(3)
    expect((await rows()).every(({ content }) => content === null)).toBe(true)
  })

  it('a file that is deleted while it is moved is in neither place', async () => {
    await upload()
    s3.hooks.during = async ({ method }) => {
      if (method === 'PUT') await db().deleteFrom('orders').execute()
    }
    await move()
    expect(s3.objects().size).toBe(0)
    expect((await listed())[0]?.deleted_at).toBeInstanceOf(Date)
  })

  it('a process that writes a deleted object late leaves it only until the second deletion', async () => {
    await upload()
    await move()
    const [row] = await rows()
    await db().deleteFrom('orders').execute()
    await move()
    await createS3Store(s3.access).put(row?.object_key ?? '', picture)
    await move()
    expect(s3.objects().size).toBe(1)
    await afterMinutes(16)
    await move()
    expect(s3.objects().size).toBe(0)
    expect(await listed()).toEqual([])
  })

  it('a deletion that is rolled back deletes nothing in the store', async () => {
    await upload()
    await move()
    await expect(
      db()
        .transaction()
        .execute(async (tx) => {
          await tx.deleteFrom('orders').where('vendor_id', '=', 'shop').execute()
          const { rows: released } =
            await sql`select from stored_object where released_at is not null`.execute(tx)
          expect(released).toHaveLength(1)
          throw new Error('rolled back')
        }),
    ).rejects.toThrow('rolled back')
    await move()
    expect((await look()).statusCode).toBe(200)
  })
})

it('a file that waits for the store is seen in the metrics', async () => {
  await upload()
  s3.fail('PUT', ...slowly)
  await move()
  await sql`update stored_object set named_at = named_at - interval '1 hour'`.execute(db())
  const { body } = await world.server.app.inject('/metrics')
  expect(Number(/beckon_files_waiting_seconds\{work="move"\} ([\d.]+)/u.exec(body)?.[1])).toBeGreaterThan(
    3599,
  )
  expect(body).toMatch(/beckon_files_waiting_seconds\{work="delete"\} 0/u)
})

it('no capability deletes the bytes of a row without its key, which would leave the object', () => {
  const folder = new URL('../../capabilities', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/u.test(path),
  )
  const texts = sources.map((path) =>
    readFileSync(new URL(`../../capabilities/${path}`, import.meta.url), 'utf8'),
  )
  expect(
    texts.filter((text) => /content: null|set content = null(?!, object_key = null)/u.test(text)),
  ).toEqual([])
})

describe('leaving the store', () => {
  const another = (env: Record<string, string>) =>
    startTestServer({
      clock: world.clock,
      databaseUrl: world.server.databaseUrl,
      env: { ROLES: 'api', ...env },
    })

  it('is refused while files are in it, and allowed once they were moved back', async () => {
    await upload()
    await move()
    await expect(another({})).rejects.toThrow(
      /^FILES_URL: 1 files are in an object store.*FILES_KEPT_IN=database/u,
    )
    const back = await another({ FILES_URL: s3.url, FILES_KEPT_IN: 'database' })
    await move(back)
    expect(s3.objects().size).toBe(0)
    expect((await look(back)).statusCode).toBe(200)
    expect((await rows())[0]).toMatchObject({ content: expect.any(Buffer), object_key: null })
    await afterMinutes(16)
    await move(back)
    await back.stop()
    const without = await another({})
    expect((await look(without)).statusCode).toBe(200)
    await without.stop()
  })

  it('keeps what could not be read from it', async () => {
    await upload()
    await move()
    const back = await another({ FILES_URL: s3.url, FILES_KEPT_IN: 'database' })
    s3.fail('GET', 'damage')
    await move(back)
    expect(s3.objects().size).toBe(1)
    expect((await rows())[0]?.content).toBeNull()
    await afterMinutes(10)
    await move(back)
    expect((await rows())[0]?.content).not.toBeNull()
    await back.stop()
  })

  it('gives up a move that a killed process had begun', async () => {
    await upload()
    s3.fail('PUT', 'denied')
    await move()
    await afterMinutes(10)
    const back = await another({ FILES_URL: s3.url, FILES_KEPT_IN: 'database' })
    await move(back)
    expect((await rows())[0]).toMatchObject({ content: expect.any(Buffer), object_key: null })
    await back.stop()
  })

  it.each([
    ['a wrong secret', (url: string) => url.replace('%2F', 'x'), /SignatureDoesNotMatch\. Check the secret/u],
    ['another region', (url: string) => url.replace('eu-test-1', 'us-1'), /Check the region/u],
    ['a bucket that is not there', (url: string) => url.replace('/files', '/none'), /Create the bucket/u],
    [
      'another place in the bucket',
      (url: string) => url.replace('/files', '/files/x'),
      /has none of the files/u,
    ],
  ])('a start with %s is refused with what to do', async (_name, change, message) => {
    await upload()
    await move()
    await expect(another({ FILES_URL: change(s3.url) })).rejects.toThrow(message)
  })

  it('a process starts while the store is down, and serves all but the moved files', async () => {
    await upload()
    await move()
    await s3.stop()
    const started = await another({ FILES_URL: s3.url })
    expect((await started.app.inject('/readyz')).statusCode).toBe(200)
    expect((await look(started)).statusCode).toBe(503)
    await started.stop()
    await s3.start()
  })
})
