import type { OrderProof, ProofPhoto } from '@beckon/contract'
import { photoLimits } from '@beckon/domain/limits'
import sharp, { type Sharp } from 'sharp'
import type { ActKind } from '@beckon/domain/rider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import type { TestRider } from '../../../../test/dispatch.ts'
import { phonePicture, type PictureUpload, sendPhoto } from '../../../../test/pictures.ts'
import { send } from '../../../../test/post.ts'

let world: DispatchWorld
let rider: TestRider
let orderId: string
let picture: Buffer
beforeAll(async () => {
  world = await startDispatchWorld()
  picture = await phonePicture()
})
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('r1')
  orderId = await world.accepted(rider)
  await rider.act('arrive_pickup', orderId)
})
afterAll(() => world.server.stop())

const steps = async (...names: ActKind[]) => {
  for (const name of names) expect(await rider.act(name, orderId)).toMatchObject({ code: 'ok' })
}
const atDoor = () => steps('collect', 'leave_pickup', 'arrive_dropoff')
const handOver = () => rider.act('deliver', orderId, { received_by: 'Mei Lin', collected: 25.5 })
const sendPicture = (content: Buffer = picture, how: PictureUpload = {}) =>
  sendPhoto(world.server, rider, orderId, content, how)
const proofsUrl = () => `/api/orders/v1/order/${orderId}/proofs?vendor_id=shop`
const proofs = async (): Promise<OrderProof[]> =>
  (await send(world.server, 'GET', proofsUrl(), { headers: world.shop.headers })).result
const look = (url: string, headers: Record<string, string> = {}) =>
  world.server.app.inject({ url, headers: { 'x-country': 'SG', ...headers } })
const photoUrl = (photo: ProofPhoto) =>
  `/api/orders/v1/order/${orderId}/proof-photo/${photo.photo_id}?vendor_id=shop`

describe('storing a photo', () => {
  it('is the picture as it was held, bounded, and nothing that the phone wrote beside it', async () => {
    const taken = await phonePicture({ width: 3200, height: 2400, orientation: 6 })
    expect((await sharp(taken).metadata()).exif?.includes('SpyPhone')).toBe(true)
    const { code, photo } = await sendPicture(taken)
    expect(code).toBe('ok')
    expect(photo).toMatchObject({ width: 1200, height: 1600, kept_days: 90, deleted: false })
    const seen = await look(photoUrl(photo), world.shop.headers)
    const kept = await sharp(seen.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 })
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined))
    for (const trace of ['SpyPhone', 'Anna Rider', 'Exif', 'GPS']) {
      expect(seen.rawPayload.includes(trace)).toBe(false)
    }
  })

  it.each([
    ['PNG', 'image/jpeg', (one: Sharp) => one.png()],
    ['WebP', 'application/octet-stream', (one: Sharp) => one.webp()],
  ] as const)('is a JPEG, also of a %s that calls itself %s', async (_what, type, as) => {
    const { photo } = await sendPicture(await as(sharp(picture)).toBuffer(), { type })
    const seen = await look(photoUrl(photo), world.shop.headers)
    expect(seen.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(seen.rawPayload).metadata()).format).toBe('jpeg')
  })

  it('is kept once, however often it is sent, and not without a key', async () => {
    const key = 'a key of its own'.replaceAll(' ', '-')
    const first = await sendPicture(picture, { key })
    expect((await sendPicture(picture, { key })).photo).toEqual(first.photo)
    expect((await sendPicture(await phonePicture({ width: 9 }), { key })).code).toBe('idempotency.conflict')
    expect((await sendPicture(picture, { key: '' })).code).toBe('idempotency.missing')
    expect((await proofs())[0]?.photos).toHaveLength(1)
  })

  it('has the time at which it was taken, by the corrected clock of the phone and not before the order', async () => {
    const now = world.clock.now().getTime() / 1000
    const { created_at: created } = await world.record(orderId)
    world.clock.advance(600)
    const takenAt = async (query: string) => (await sendPicture(picture, { query })).photo.taken_at
    expect(await takenAt(`?taken_at=${now + 60}&sent_at=${now + 600}`)).toBe(now + 60)
    expect(await takenAt(`?taken_at=${now + 960}&sent_at=${now + 1500}`)).toBe(now + 60)
    expect(await takenAt(`?taken_at=${now - 9000}&sent_at=${now + 600}`)).toBe(created)
  })

  it('of a problem is for the shop, also when it arrives after the rider gave the order back', async () => {
    await rider.act('give_up', orderId, { problem: 'DAMAGED', note: '' })
    expect((await sendPicture()).code).toBe('order.not-found')
    const { code, photo } = await sendPicture(picture, { kind: 'problem' })
    expect(code).toBe('ok')
    expect(await proofs()).toMatchObject([{ kind: 'problem', handed_over_at: null }])
    expect((await look(photoUrl(photo), world.shop.headers)).statusCode).toBe(200)
  })

  it('are at most three of a kind', async () => {
    const codes = []
    for (let count = 0; count < 4; count += 1) codes.push((await sendPicture()).code)
    expect(codes).toEqual(['ok', 'ok', 'ok', 'photo.enough'])
  })
})

describe('refused files', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const cases: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    ['a drawing with a script', () => Buffer.from(svg)],
    ['a page', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a GIF', () => sharp(picture).gif().toBuffer()],
    ['a TIFF', () => sharp(picture).tiff().toBuffer()],
    ['half a JPEG', () => picture.subarray(0, picture.length / 2)],
    ['only the beginning of a PNG', () => Buffer.from('\u0089PNG\r\n\u001a\nand no more', 'latin1')],
    ['noise', () => Buffer.alloc(5000, 7)],
    ['nothing', () => Buffer.alloc(0)],
    [
      'more pixels than any camera has',
      () =>
        sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
  ]
  it.each(cases)('%s is refused, whatever it calls itself', async (_what, make) => {
    expect(await sendPicture(await make())).toMatchObject({ code: 'photo.invalid' })
    expect(await proofs()).toEqual([])
  })

  it('nor is anything above the limit', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(photoLimits.bytes - picture.length + 1)])
    expect(await sendPicture(large)).toMatchObject({ status: 413, code: 'photo.too-large' })
  })
})

describe('permission to send a photo', () => {
  it('is the rider of the order, while there is something to see', async () => {
    const [other] = await world.riders('r2')
    const stolen = await sendPhoto(world.server, other, orderId, picture)
    expect(stolen).toMatchObject({ status: 404, code: 'order.not-found' })
    expect((await sendPicture(picture, { kind: 'delivery' })).code).toBe('photo.not-now')
    expect((await sendPicture(picture, { kind: 'return' })).code).toBe('photo.not-now')
    expect((await sendPicture(picture, { kind: 'selfie' })).status).toBe(422)
    await atDoor()
    expect((await sendPicture(picture, { kind: 'delivery' })).code).toBe('ok')
    await handOver()
    expect((await sendPicture(picture, { kind: 'delivery' })).code).toBe('ok')
    const anybody = await sendPhoto(
      world.server,
      { headers: { authorization: '', 'x-country': 'SG' } },
      orderId,
      picture,
    )
    expect(anybody.status).toBe(401)
  })
})
