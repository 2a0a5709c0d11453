import type { OrderProof, ProofPhoto } from '@beckon/contract'
import type { ActKind } from '@beckon/domain/rider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import type { TestRider } from '../../../../test/dispatch.ts'
import { byLink, tokenOf } from '../../../../test/seed/link-token.ts'
import { phonePicture, type PictureUpload, sendPhoto } from '../../../../test/pictures.ts'
import { send } from '../../../../test/post.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import type { SignedIn } from '../../../../test/seed/sign-in.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'
import { loadParameters } from '../../settings/parameters/load-parameters.ts'
import { purgePhotos } from './purge-photos.ts'
import { photosOf } from './store.ts'

let world: DispatchWorld
let rider: TestRider
let orderId: string
let picture: Buffer
let stranger: SignedIn
beforeAll(async () => {
  world = await startDispatchWorld()
  picture = await phonePicture()
  stranger = await seedVendors(world.server, {
    country: 'SG',
    email: 'stranger@shop.test',
    vendors: [{ vendor_id: 'theirs' }],
  })
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
const proofsUrl = (vendor = 'shop') => `/api/orders/v1/order/${orderId}/proofs?vendor_id=${vendor}`
const proofs = async (): Promise<OrderProof[]> =>
  (await send(world.server, 'GET', proofsUrl(), { headers: world.shop.headers })).result
const look = (url: string, headers: Record<string, string> = {}) =>
  world.server.app.inject({ url, headers: { 'x-country': 'SG', ...headers } })
const photoUrl = (photo: ProofPhoto, vendor = 'shop') =>
  `/api/orders/v1/order/${orderId}/proof-photo/${photo.photo_id}?vendor_id=${vendor}`
const publicUrl = (photo: ProofPhoto) =>
  `/api/orders/v1/public-order/${orderId}/proof-photo/${photo.photo_id}`
const body = () => ({ vendor_id: 'shop' })
async function linkToken(): Promise<string> {
  const { headers } = world.shop
  const shared = await send(world.server, 'POST', `/api/orders/v1/order/${orderId}/link`, {
    headers,
    body: body(),
  })
  return tokenOf((shared.result as { url: string }).url)
}
const codeOf = (answer: { json(): { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code

describe('the shop', () => {
  it('sees who took it, when, and the photos of it', async () => {
    const before = await world.record(orderId)
    await sendPicture()
    expect((await world.record(orderId)).version).toBe(before.version + 1)
    expect(await proofs()).toMatchObject([{ kind: 'pickup', received_by: '', handed_over_at: null }])
    await atDoor()
    await sendPicture(picture, { kind: 'delivery' })
    await handOver()
    const at = Math.floor(world.clock.now().getTime() / 1000)
    const taken = { taken_at: at, width: 640, height: 480, deleted: false }
    const common = { handed_over_at: at, pin_checked: false, photos: [taken] }
    expect(await proofs()).toMatchObject([
      { kind: 'pickup', received_by: 'Rider r1', ...common },
      { kind: 'delivery', received_by: 'Mei Lin', ...common },
    ])
  })

  it('sees to whom a parcel was brought back', async () => {
    await atDoor()
    await rider.act('start_return', orderId, { reason: 'REFUSED' })
    expect((await sendPicture(picture, { kind: 'return' })).code).toBe('ok')
    await rider.act('hand_back', orderId, { received_by: ' Uncle Tan ' })
    expect((await proofs()).at(-1)).toMatchObject({ kind: 'return', received_by: 'Uncle Tan' })
  })

  it('sees photos of trouble and signatures as such; they are no photos of the delivery and not for customers', async () => {
    const token = await linkToken()
    await atDoor()
    const hidden = []
    for (const kind of ['trouble', 'trouble', 'trouble', 'signature']) {
      hidden.push((await sendPicture(picture, { kind })).photo)
    }
    for (let count = 0; count < 3; count += 1) {
      expect((await sendPicture(picture, { kind: 'delivery' })).code).toBe('ok')
    }
    await handOver()
    const shown = (await proofs()).map(({ kind, photos }) => [kind, photos.length])
    expect(shown).toEqual([
      ['pickup', 0],
      ['delivery', 3],
      ['signature', 1],
      ['trouble', 3],
    ])
    const page = await look(`/api/orders/v1/public-order/${orderId}`, byLink(token))
    const { proofs: seen } = page.json().result.details as { proofs: OrderProof[] }
    expect(seen.map(({ kind, photos }) => [kind, photos.length])).toEqual([
      ['pickup', 0],
      ['delivery', 3],
    ])
    for (const photo of hidden) {
      expect((await look(photoUrl(photo), world.shop.headers)).statusCode).toBe(200)
      expect(codeOf(await look(publicUrl(photo), byLink(token)))).toBe('photo.not-found')
    }
  })

  it('keeps a photo that it has seen, and asks each time whether it still may', async () => {
    const { photo } = await sendPicture()
    const first = await look(photoUrl(photo), world.shop.headers)
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('authorization'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    })
    const etag = String(first.headers.etag)
    const again = await look(photoUrl(photo), { ...world.shop.headers, 'if-none-match': etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await look(photoUrl(photo), { 'if-none-match': etag })).statusCode).toBe(401)
  })

  it('is the only one: another has neither the list nor the picture', async () => {
    const { photo } = await sendPicture()
    for (const url of [proofsUrl(), photoUrl(photo)]) {
      expect(codeOf(await look(url, stranger.headers))).toBe('vendor.not-found')
    }
    for (const url of [proofsUrl('theirs'), photoUrl(photo, 'theirs')]) {
      expect(codeOf(await look(url, stranger.headers))).toBe('order.not-found')
    }
    const other = await world.ask()
    const url = photoUrl(photo).replace(orderId, other)
    expect(codeOf(await look(url, world.shop.headers))).toBe('photo.not-found')
  })

  it('sees nothing of a kind that is turned off', async () => {
    const { photo } = await sendPicture()
    await turnOff(world.server, 'SG', ['ProofOfPickup'])
    expect(await proofs()).toEqual([])
    expect(codeOf(await look(photoUrl(photo), world.shop.headers))).toBe('photo.not-found')
    await turnOn(world.server, 'SG', ['ProofOfPickup'])
    expect(await proofs()).toHaveLength(1)
  })
})

describe('the recipient', () => {
  const receipt = async (token: string) =>
    (await look(`/api/orders/v1/receipt/${orderId}`, byLink(token))).json().result

  it('sees the photos through the link of the shop, until that is taken back', async () => {
    const { photo } = await sendPicture()
    await atDoor()
    const delivered = (await sendPicture(picture, { kind: 'delivery' })).photo
    await handOver()
    const token = await linkToken()
    const { details } = await receipt(token)
    expect(details.proofs.map(({ kind }: OrderProof) => kind)).toEqual(['pickup', 'delivery'])
    // Only the rider's first name is shown; the recipient's name is as entered.
    expect(details.proofs.map((proof: OrderProof) => proof.received_by)).toEqual(['Rider', 'Mei Lin'])
    for (const one of [photo, delivered]) {
      const seen = await look(publicUrl(one), byLink(token))
      expect(seen.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-cache',
      })
    }
    const { headers } = world.shop
    await send(world.server, 'POST', `/api/orders/v1/order/${orderId}/link/revoke`, { headers, body: body() })
    const etag = `"${photo.photo_id}"`
    const late = await look(publicUrl(photo), { ...byLink(token), 'if-none-match': etag })
    expect([late.statusCode, codeOf(late)]).toEqual([410, 'link.gone'])
    expect((await receipt(token)).details).toBeNull()
  })

  it('sees none without a link, with another, or of another order', async () => {
    const { photo } = await sendPicture()
    const token = await linkToken()
    for (const wrong of ['', 'guessed', `${token}x`]) {
      expect(codeOf(await look(publicUrl(photo), byLink(wrong)))).toBe('link.gone')
    }
    // A token in an address would appear in the logs of every proxy.
    expect(codeOf(await look(`${publicUrl(photo)}?t=${token}`))).toBe('link.gone')
    const other = await world.ask()
    expect(codeOf(await look(publicUrl(photo).replace(orderId, other), byLink(token)))).toBe('link.gone')
    const abroad = await look(publicUrl(photo), { ...byLink(token), 'x-country': 'MY' })
    expect(codeOf(abroad)).toBe('order.not-found')
  })

  it('sees nothing of how a parcel came back', async () => {
    await atDoor()
    await rider.act('start_return', orderId, { reason: 'REFUSED' })
    const { photo } = await sendPicture(picture, { kind: 'return' })
    await steps('hand_back')
    const token = await linkToken()
    expect((await receipt(token)).details.proofs.map(({ kind }: OrderProof) => kind)).toEqual(['pickup'])
    expect(codeOf(await look(publicUrl(photo), byLink(token)))).toBe('photo.not-found')
  })
})

describe('after its time', () => {
  const DAY = 86_400
  const forget = () =>
    purgePhotos({
      ...world.deps,
      parameters: { of: (country) => loadParameters(world.server.platform, country) },
    })
  const keepFor = (days: number) =>
    world.server.platform.db
      .insertInto('country_parameter')
      .values({ country: 'SG', name: 'proofPhotoDays', value: String(days), changed_at: world.clock.now() })
      .onConflict((same) => same.columns(['country', 'name']).doUpdateSet({ value: String(days) }))
      .execute()

  const row = () => world.server.platform.db.selectFrom('proof_photo').selectAll().executeTakeFirstOrThrow()
  const restored = async (deleteAfter: Date) => {
    const values = { content: picture, deleted_at: null, delete_after: deleteAfter }
    await world.server.platform.db.updateTable('proof_photo').set(values).execute()
  }

  it('a deleted photo is still mentioned', async () => {
    const { photo } = await sendPicture()
    await forget()
    expect((await row()).content).toBeInstanceOf(Buffer)
    world.clock.advance(photo.kept_days * DAY)
    await forget()
    expect(await row()).toMatchObject({ kind: 'pickup', content: null, deleted_at: world.clock.now() })
    const [kept] = await photosOf(world.server.platform.db, { vendorId: 'shop', orderId })
    expect(kept).toEqual({ ...photo, kind: 'pickup', deleted: true })

    // The country keeps less by now, and then more: the shorter of the two counts.
    const { delete_after: said } = await row()
    await keepFor(80)
    await restored(new Date(said.getTime() + 1000 * DAY))
    await forget()
    expect((await row()).content).toBeNull()
    await keepFor(1000)
    await restored(said)
    await forget()
    expect((await row()).content).toBeNull()
    await restored(new Date(said.getTime() + 1000))
    await forget()
    expect((await row()).content).toBeInstanceOf(Buffer)
  })
})
