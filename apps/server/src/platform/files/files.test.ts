import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../test/dispatch.ts'
import { phonePicture, sendPhoto } from '../../../test/pictures.ts'
import { send } from '../../../test/post.ts'
import { sendDocument } from '../../../test/seed/send-document.ts'
import { createS3Server, type S3Server } from '../../../test/servers/s3-server.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../test/worlds/dispatch-world.ts'
import { retention } from '../../capabilities/support/help/schema.ts'
import { purgeExpired } from '../retention.ts'
import { sha256 } from './s3-store.ts'

const expires_on = '2036-06-30'
const DAY_SECONDS = 86_400
/** The help page is opened from no order that exists. */
const orderless = 'shop-none'

describe.each([
  ['the database', false],
  ['an object store', true],
])('a file in %s', (_name, hasStore) => {
  let s3: S3Server
  let world: DispatchWorld
  let picture: Buffer
  let rider: TestRider
  let orderId: string
  let page: Record<string, string>
  beforeAll(async () => {
    s3 = await createS3Server()
    world = await startDispatchWorld({ env: hasStore ? { FILES_URL: s3.url } : {} })
    picture = await phonePicture()
    page = await helpPage()
  })
  afterAll(async () => {
    await world.server.stop()
    await s3.stop()
  })
  beforeEach(async () => {
    const { db } = world.server.platform
    // Emptied with its triggers, unlike the other tables.
    for (const table of ['proof_photo', 'help_file', 'rider_document'] as const)
      await db.deleteFrom(table).execute()
    await move()
    await db.deleteFrom('stored_object').execute()
    await world.clear()
    ;[rider] = await world.riders('r1')
    orderId = await world.accepted(rider)
    await rider.act('arrive_pickup', orderId)
    s3.calls.length = 0
  })

  const move = () => world.server.platform.files.move()
  const get = (url: string, headers: Record<string, string>) => world.server.app.inject({ url, headers })
  async function helpPage(): Promise<Record<string, string>> {
    const { headers } = world.shop
    const { server } = world
    const { result: token } = await send(server, 'GET', '/api/orders/v1/vendor/shop/hc_jwt_token', {
      headers,
    })
    const opened = await server.app.inject({
      method: 'POST',
      url: '/conditions-api/v1/init',
      headers: { 'x-country': 'SG' },
      payload: { token, language: 'en', order_id: orderless },
    })
    const code = String(opened.json().url).split('#')[1]
    const entered = await send(server, 'POST', '/api/help/v1/session', {
      headers: { 'x-country': 'SG' },
      body: { code },
    })
    const { token: help } = entered.result as { token: string }
    return { authorization: `Help ${help}`, 'x-country': 'SG' }
  }

  interface Sent {
    readonly table: 'proof_photo' | 'help_file' | 'rider_document'
    readonly read: () => Promise<{ readonly statusCode: number; readonly rawPayload: Buffer }>
    /** As retention does it, or a newer file. */
    readonly erase: () => Promise<unknown>
  }
  const sent: Readonly<Record<string, () => Promise<Sent>>> = {
    'a photo of a parcel': async () => {
      const { photo } = await sendPhoto(world.server, rider, orderId, picture)
      const url = `/api/orders/v1/order/${orderId}/proof-photo/${photo.photo_id}?vendor_id=shop`
      return {
        table: 'proof_photo',
        read: async () => get(url, world.shop.headers),
        erase: () => sql`delete from orders where order_id = ${orderId}`.execute(world.server.platform.db),
      }
    },
    'a file of a conversation': async () => {
      const stored = await world.server.app.inject({
        method: 'POST',
        url: '/api/help/v1/files?name=receipt.jpg',
        headers: { ...page, 'content-type': 'application/octet-stream' },
        payload: picture,
      })
      const id = stored.json().result.file_id
      return {
        table: 'help_file',
        read: async () => get(`/api/help/v1/files/${id}`, page),
        erase: async () => {
          const { db, clock } = world.server.platform
          const later = new Date(clock.now().getTime() + 1000 * DAY_SECONDS * 1000)
          await purgeExpired(db, later, retention)
        },
      }
    },
    'a document of a rider': async () => {
      const { id, code } = await sendDocument(world.server, rider.headers, { expires_on })
      expect(code).toBe('ok')
      return {
        table: 'rider_document',
        read: async () => get(`/api/fleet/v1/documents/${id}/file`, rider.headers),
        erase: () => sendDocument(world.server, rider.headers, { expires_on }),
      }
    },
  }
  const contents = async (table: Sent['table']) => {
    const { rows } = await sql<{ content: Buffer | null; object_key: string | null }>`
      select content, object_key from ${sql.table(table)}`.execute(world.server.platform.db)
    return rows
  }

  it.each(Object.keys(sent))('%s is read as it was sent, also once it was moved', async (name) => {
    const file = await sent[name]?.()
    if (!file) throw new Error(name)
    const before = await file.read()
    expect(before.statusCode).toBe(200)
    await move()
    const after = await file.read()
    expect(after.statusCode).toBe(200)
    expect(sha256(after.rawPayload)).toBe(sha256(before.rawPayload))
    const [row] = await contents(file.table)
    expect(row?.content && sha256(row.content)).toEqual(hasStore ? null : sha256(before.rawPayload))
    const objects = [...s3.objects()]
    expect(objects.map(([, bytes]) => sha256(bytes))).toEqual(hasStore ? [sha256(before.rawPayload)] : [])
    // Nothing about the person or the file, and too long to be guessed.
    for (const [key] of objects) expect(key).toMatch(/^[\da-f]{64}$/u)
    const written = s3.calls.filter(({ method }) => method === 'PUT').length
    await move()
    expect(s3.calls.filter(({ method }) => method === 'PUT')).toHaveLength(written)
  })

  it.each(Object.keys(sent))('%s is nowhere once it was deleted', async (name) => {
    const file = await sent[name]?.()
    if (!file) throw new Error(name)
    await move()
    const [before] = await contents(file.table)
    await file.erase()
    expect((await file.read()).statusCode).toBe(404)
    await move()
    expect([...s3.objects().keys()]).not.toContain(before?.object_key)
  })

  it('the size of a moved file is still shown and counted', async () => {
    await sent['a file of a conversation']?.()
    await move()
    const [row] = await world.server.platform.db.selectFrom('help_file').select('file_id').execute()
    const begun = await send(world.server, 'POST', '/api/help/v1/conversations', {
      headers: { ...page, 'idempotency-key': randomUUID() },
      body: { text: 'My receipt', files: [row?.file_id], order_id: null },
    })
    const [message] = (begun.result as { messages: { files: { bytes: number }[] }[] }).messages
    expect(message?.files[0]?.bytes).toBeGreaterThan(100)
  })

  it('a file is refused to others before the store is asked', async () => {
    const file = await sent['a document of a rider']?.()
    await move()
    const [, other] = await world.riders('r8', 'r9')
    const id = (
      await world.server.platform.db.selectFrom('rider_document').select('document_id').execute()
    )[0]
    s3.calls.length = 0
    const answer = await get(`/api/fleet/v1/documents/${id?.document_id}/file`, other.headers)
    expect(answer.statusCode).toBe(404)
    expect(s3.calls).toEqual([])
    expect((await file?.read())?.statusCode).toBe(200)
  })
})
