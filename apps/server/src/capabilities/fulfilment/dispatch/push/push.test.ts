import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestRider } from '../../../../../test/dispatch.ts'
import { localCertificate, localKey } from '../../../../../test/local-certificate.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../../test/worlds/dispatch-world.ts'
import { loadVapidKeys } from '../../../../platform/auth/vapid-keys.ts'
import { isPublicAddress } from '../../../../platform/outgoing/public-address.ts'
import { pushOffer } from './push-offer.ts'
import { createSendPush, type SendPush } from './send-push.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let world: DispatchWorld
let rider: TestRider
let service: Server
let origin: string
let sendPush: SendPush
let status = 201
const received: Received[] = []

beforeAll(async () => {
  world = await startDispatchWorld()
  service = createServer({ cert: localCertificate, key: localKey }, (request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      answer.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `https://localhost:${(service.address() as AddressInfo).port}`
  sendPush = sender(() => true)
})
afterAll(async () => {
  service.close()
  await world.server.stop()
})
beforeEach(async () => {
  await world.clear()
  received.length = 0
  status = 201
  ;[rider] = await world.riders('siti')
})

const sender = (isAllowed: (address: string) => boolean) =>
  createSendPush({
    keys: () => loadVapidKeys(world.deps.db, world.clock),
    ...{ subject: 'mailto:operator@localhost', isAllowed, ca: localCertificate },
  })

/** A browser with its keys of RFC 8291. */
function browser() {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const p256dh = keys.generateKeys('base64url', 'uncompressed')
  const subscription = { endpoint: `${origin}/push/1`, keys: { p256dh, auth: auth.toString('base64url') } }
  return { subscription, decrypt: (body: Buffer) => decrypt(body, keys, auth) }
}

/** Decrypts by RFC 8291 and RFC 8188, with what Node has. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32)
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${name}\0`, length))
  const sealed = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

const subscribe = (subscription: object) => rider.put('/push', subscription)
const push = (offerId: string, send = sendPush) =>
  pushOffer({ db: world.deps.db, clock: world.clock, sendPush: send }, { offerId })
const subscriptions = async () =>
  (await world.deps.db.selectFrom('rider_push').select('endpoint').execute()).length

describe('an offer', () => {
  it('is pushed encrypted, with ids only, urgent, and for as long as it is open', async () => {
    const phone = browser()
    expect((await subscribe(phone.subscription)).code).toBe('ok')
    const orderId = await world.search()
    world.clock.advance(10)
    await push(`${orderId}.0`)
    const [message] = received
    expect(message?.path).toBe('/push/1')
    expect(message?.headers).toMatchObject({
      ...{ ttl: '20', urgency: 'high', 'content-encoding': 'aes128gcm' },
      topic: expect.stringMatching(/^[\w-]{32}$/u),
    })
    const text = phone.decrypt(message?.body ?? Buffer.alloc(0))
    expect(JSON.parse(text)).toEqual({ kind: 'offer', offer_id: `${orderId}.0` })
  })

  it('is signed with the key that subscriptions are bound to', async () => {
    await subscribe(browser().subscription)
    const orderId = await world.search()
    await push(`${orderId}.0`)
    const { authorization = '' } = received[0]?.headers ?? {}
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization) ?? []
    const answer = await world.server.app.inject({ url: '/api/fleet/v1/push-key', headers: rider.headers })
    expect(key).toBe(answer.json().result.public_key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key ?? '', 'base64url')
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    )
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    const bytes = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin })
  })

  it('queues the message in its transaction, for riders with a subscription only', async () => {
    const queued = vi.spyOn(world.deps.jobs, 'send')
    await world.search()
    expect(queued.mock.calls.filter(([name]) => name === 'push-offer')).toEqual([])
    await world.clear()
    ;[rider] = await world.riders('siti')
    await subscribe(browser().subscription)
    const orderId = await world.search()
    expect(queued.mock.calls.filter(([name]) => name === 'push-offer')).toEqual([
      ['push-offer', { offerId: `${orderId}.0` }, { group: 'shop', tx: expect.anything() }],
    ])
    queued.mockRestore()
  })

  it('that is over is not pushed', async () => {
    await subscribe(browser().subscription)
    const orderId = await world.search()
    world.clock.advance(30)
    await push(`${orderId}.0`)
    expect(received).toEqual([])
  })
})

describe('a subscription', () => {
  it('is one for a device, and ends when the rider ends it', async () => {
    await subscribe(browser().subscription)
    await subscribe(browser().subscription)
    expect(await subscriptions()).toBe(1)
    const end = { method: 'DELETE', url: '/api/fleet/v1/push', headers: rider.headers } as const
    expect((await world.server.app.inject(end)).statusCode).toBe(200)
    expect(await subscriptions()).toBe(0)
  })

  it.each([
    [404, 0],
    [410, 0],
    [413, 1],
  ])('that the push service answers with %d is kept so often: %d', async (answered, kept) => {
    await subscribe(browser().subscription)
    const orderId = await world.search()
    status = answered
    await push(`${orderId}.0`)
    expect(await subscriptions()).toBe(kept)
  })

  it.each([429, 500])('is tried again after %d', async (answered) => {
    await subscribe(browser().subscription)
    const orderId = await world.search()
    status = answered
    await expect(push(`${orderId}.0`)).rejects.toThrow()
    expect(await subscriptions()).toBe(1)
  })

  it('without https is refused', async () => {
    const { subscription } = browser()
    const answer = await subscribe({ ...subscription, endpoint: 'http://push.test/1' })
    expect(answer.code).toBe('request.invalid')
  })

  it('to an inner network is not called, by name or by address', async () => {
    const strict = sender(isPublicAddress)
    await subscribe(browser().subscription)
    const orderId = await world.search()
    await expect(push(`${orderId}.0`, strict)).rejects.toThrow('not on the internet')
    const { subscription } = browser()
    await subscribe({ ...subscription, endpoint: subscription.endpoint.replace('localhost', '127.0.0.1') })
    await push(`${orderId}.0`, strict)
    expect(received).toEqual([])
  })
})

it.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['fd00::1', false],
  ['fe80::1', false],
  ['push.test', false],
])('%s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
