import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { mailTo, mailsTo } from '../../../../test/mailbox.ts'
import { ofType, startWebhookWorld, type WebhookWorld } from '../../../../test/worlds/webhook-world.ts'
import type { Receiver } from '../../../../test/worlds/webhook-receiver.ts'

let world: WebhookWorld
let receiver: Receiver

beforeAll(async () => {
  world = await startWebhookWorld()
})
beforeEach(async () => {
  await world.clear()
  receiver = await world.receiver()
})
afterAll(() => world.stop())

const DAY = 86_400
const status = (code: number, headers: Record<string, string> = {}) =>
  receiver.answer((response) => response.writeHead(code, headers).end(`answer ${code}`))
const first = async (endpointId: string) => (await world.deliveries(endpointId)).at(-1)
const delivered = (endpointId: string, attempts: number) =>
  eventually(async () => {
    const delivery = await first(endpointId)
    expect(delivery?.attempts).toBe(attempts)
    return delivery
  })
const read = (endpointId: string) =>
  world.server.platform.db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow()
/** Whether the library of receivers accepts an event, at the time of the test clock. */
const verify = (secret: string, one = receiver.received[0]): boolean => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.clock.now() })
  try {
    new Webhook(secret).verify(one?.body ?? '', {
      'webhook-id': String(one?.headers['webhook-id']),
      'webhook-timestamp': String(one?.headers['webhook-timestamp']),
      'webhook-signature': String(one?.headers['webhook-signature']),
    })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  } finally {
    vi.useRealTimers()
  }
}

describe('a delivery', () => {
  it('is signed by Standard Webhooks and has type, timestamp and data', async () => {
    const { secret } = await world.endpoint(receiver.url)
    const orderId = await world.order()
    await eventually(() => expect(ofType(receiver, 'order.created')).toHaveLength(1))
    const [event] = ofType(receiver, 'order.created')
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u)
    expect(verify(secret, event)).toBe(true)
    expect(JSON.parse(event?.body ?? '')).toEqual({
      type: 'order.created',
      timestamp: '2030-06-15T10:00:00.000Z',
      data: {
        collection_point: 'east',
        sequence: 1,
        order_id: orderId,
        reference: null,
        status: 'searching',
        version: 1,
        eta: { pickup: null, dropoff: null },
      },
    })
    expect(event?.headers['content-type']).toBe('application/json')
  })

  it('has no personal data unless the endpoint asks for it', async () => {
    const full = await world.receiver()
    await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.endpoint(full.url, { events: ['order.created'], full: true })
    await world.order()
    await eventually(() => expect([receiver.received.length, full.received.length]).toEqual([1, 1]))
    expect(receiver.received[0]?.body).not.toContain('Mei Lin')
    expect(full.received[0]?.data).toMatchObject({
      order: { customer: { name: 'Mei Lin', phone: '+6591234567' }, rider: null },
    })
  })

  it('goes to endpoints of its collection point, of its type and of its business only', async () => {
    const [west, cash] = [await world.receiver(), await world.receiver()]
    await world.endpoint(receiver.url, { collection_points: ['east'] })
    await world.endpoint(west.url, { collection_points: ['west'] })
    await world.endpoint(cash.url, { events: ['cash.settled'] })
    await world.order('east')
    await eventually(() => expect(ofType(receiver, 'order.created')).toHaveLength(1))
    expect([west.received, cash.received]).toEqual([[], []])
  })

  it('is tried again under its id after a failure, later each time', async () => {
    status(500)
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    await delivered(id, 1)
    world.clock.advance(4)
    world.clock.advance(3)
    await delivered(id, 2)
    status(204)
    world.clock.advance(400)
    const delivery = await delivered(id, 3)
    expect(delivery).toMatchObject({ state: 'delivered', last_status: 204, next_attempt_at: null })
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1)
    expect(new Set(receiver.received.map((one) => one.body)).size).toBe(1)
    expect((await read(id)).failing_since).toBeNull()
  })

  it('has failed after ten attempts in three days', async () => {
    status(500)
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    const begin = world.clock.now().getTime()
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const delivery = await delivered(id, attempt)
      if (attempt === 10) expect(delivery?.state).toBe('failed')
      else {
        const due = new Date(delivery?.next_attempt_at ?? 0).getTime()
        world.clock.advance(Math.ceil((due - world.clock.now().getTime()) / 1000))
      }
    }
    expect((world.clock.now().getTime() - begin) / DAY / 1000).toBeGreaterThan(3)
  })

  it.each([
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }],
    ['not found', 404, {}],
  ])('that is answered with %s has failed', async (_, code, headers) => {
    status(code, headers)
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    expect(await delivered(id, 1)).toMatchObject({ state: 'waiting', last_status: code })
    expect(receiver.received).toHaveLength(1)
  })

  it('waits as long as the endpoint asks for with Retry-After', async () => {
    status(429, { 'retry-after': '900' })
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    const delivery = await delivered(id, 1)
    const now = world.clock.now().getTime()
    expect(new Date(delivery?.next_attempt_at ?? 0).getTime() - now).toBe(900_000)
    expect((await read(id)).not_before?.getTime()).toBe(now + 900_000)
    // Other events wait, too.
    await world.order()
    await eventually(async () => expect(await world.deliveries(id)).toHaveLength(2))
    expect(receiver.received).toHaveLength(1)
    status(204)
    world.clock.advance(901)
    await eventually(() => expect(receiver.received).toHaveLength(3))
    expect((await read(id)).slow_level).toBe(0)
  })

  it('is shown with its body and its attempts', async () => {
    status(500)
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    const delivery = await delivered(id, 1)
    const path = `/webhook-endpoints/${id}/deliveries/${delivery?.event_id}`
    expect((await world.call('GET', path)).result).toMatchObject({
      body: receiver.received[0]?.body,
      attempts_made: [{ status: 500, error: null, answer: 'answer 500' }],
    })
  })

  it('is shown with its body at a full endpoint, too, where it is a test', async () => {
    const { id } = await world.endpoint(receiver.url, { full: true })
    await world.call('POST', `/webhook-endpoints/${id}/test`, { type: 'order.created' })
    const delivery = await delivered(id, 1)
    const path = `/webhook-endpoints/${id}/deliveries/${delivery?.event_id}`
    expect((await world.call('GET', path)).result).toMatchObject({ body: receiver.received[0]?.body })
  })
})

describe('an endpoint', () => {
  it('that answers 410 is turned off, and its business gets one email', async () => {
    status(410)
    const log = await world.receiver()
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.endpoint(log.url, { events: ['endpoint.disabled'] })
    await world.order()
    await eventually(() => expect(log.received).toHaveLength(1))
    expect(log.received[0]?.data).toMatchObject({ endpoint_id: id, cause: 'gone' })
    expect(await read(id)).toMatchObject({ is_on: false, disabled_cause: 'gone' })
    expect(await first(id)).toMatchObject({ state: 'failed' })
    const { text } = await mailTo(world.server, 'owner@shop.test')
    expect(text).toContain(new URL(receiver.url).host)
    expect(await mailsTo(world.server, 'owner@shop.test')).toHaveLength(1)
    await world.order()
    expect(receiver.received).toHaveLength(1)
  })

  it('that has failed for five days is turned off', async () => {
    status(500)
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    await delivered(id, 1)
    world.clock.advance(5 * DAY + 60)
    await eventually(async () => expect((await read(id)).is_on).toBe(false))
    expect((await mailTo(world.server, 'owner@shop.test')).subject).toBe('Webhook endpoint turned off')
    const on = await world.call('PUT', `/webhook-endpoints/${id}`, { on: true })
    expect(on.result).toMatchObject({ on: true, disabled: null, failing_since: null })
  })

  it('that hangs delays no other', async () => {
    receiver.answer(() => undefined)
    const other = await world.receiver()
    await world.endpoint(receiver.url)
    await world.endpoint(other.url)
    for (let order = 0; order < 3; order += 1) await world.order()
    await eventually(() => expect(ofType(other, 'order.created')).toHaveLength(3))
    expect(receiver.received.length).toBeGreaterThan(0)
  })

  it('signs with both secrets while one is rolled', async () => {
    const { id, secret } = await world.endpoint(receiver.url, { events: ['order.created'] })
    const rolled = await world.call<{ secret: string }>('POST', `/webhook-endpoints/${id}/secret`, {
      overlap_hours: 1,
    })
    await world.order()
    await eventually(() => expect(receiver.received).toHaveLength(1))
    expect([secret, rolled.result.secret].map((one) => verify(one))).toEqual([true, true])
    world.clock.advance(3601)
    await world.order()
    await eventually(() => expect(receiver.received).toHaveLength(2))
    const last = receiver.received[1]
    expect([secret, rolled.result.secret].map((one) => verify(one, last))).toEqual([false, true])
  })

  it('shows its secret only when it is made, and stores it sealed', async () => {
    const { id, secret } = await world.endpoint(receiver.url)
    const listed = await world.call('GET', '/webhook-endpoints')
    expect(JSON.stringify(listed)).not.toContain('whsec_')
    expect((await read(id)).secret).not.toContain(secret.slice(6, 20))
  })

  it.each([
    ['an inner address', { url: 'https://10.0.0.1.nip.internal/' }, 'webhook.url'],
    ['no TLS', { url: 'http://shop.example.com/' }, 'webhook.url'],
    [
      'a vendor of another business',
      { url: 'https://shop.example.com/', collection_points: ['other'] },
      'vendor.not-found',
    ],
    ['an unknown field', { url: 'https://shop.example.com/', secret: 'x' }, 'request.invalid'],
    ['an unknown type', { url: 'https://shop.example.com/', events: ['order.eaten'] }, 'request.invalid'],
  ])('with %s is refused', async (_, body, code) => {
    expect((await world.call('POST', '/webhook-endpoints', body)).code).toBe(code)
  })

  it('is one of at most twenty', async () => {
    const made = await Promise.all(
      Array.from({ length: 22 }, () =>
        world.call('POST', '/webhook-endpoints', { url: 'https://shop.example.com/' }),
      ),
    )
    expect(made.filter(({ code }) => code === 'webhook.limit')).toHaveLength(2)
  })

  it('can be deleted, with its deliveries', async () => {
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    await delivered(id, 1)
    await world.call('DELETE', `/webhook-endpoints/${id}`)
    expect((await world.call('DELETE', `/webhook-endpoints/${id}`)).code).toBe('webhook.not-found')
    expect(await world.server.platform.db.selectFrom('webhook_attempt').selectAll().execute()).toEqual([])
  })

  it('belongs to its business alone', async () => {
    const { id } = await world.endpoint(receiver.url)
    const path = `/api/orders/v1/vendor/other/webhook-endpoints/${id}`
    for (const method of ['PUT', 'DELETE'] as const) {
      const { code } = await world.call(
        method,
        path,
        method === 'PUT' ? { on: false } : undefined,
        await world.stranger(),
      )
      expect([method, code]).toEqual([method, 'webhook.not-found'])
    }
    expect((await read(id)).is_on).toBe(true)
  })
})

describe('sending again', () => {
  it('one event and all failed ones since a time use the ids of before', async () => {
    status(410)
    const { id } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.order()
    await eventually(async () => expect((await read(id)).is_on).toBe(false))
    const eventId = (await first(id))?.event_id
    const path = `/webhook-endpoints/${id}`
    expect((await world.call('POST', `${path}/deliveries/${eventId}/resend`)).code).toBe('webhook.off')
    status(204)
    await world.call('PUT', path, { on: true })
    const since = new Date(world.clock.now().getTime() - 1000).toISOString()
    expect((await world.call('POST', `${path}/resend`, { since })).result).toEqual({ resent: 1 })
    await delivered(id, 2)
    expect((await world.call('POST', `${path}/resend`, { since })).result).toEqual({ resent: 0 })
    expect((await world.call('POST', `${path}/deliveries/${eventId}/resend`)).code).toBeUndefined()
    await delivered(id, 3)
    expect(receiver.received.map((one) => one.id)).toEqual([eventId, eventId, eventId])
  })

  it('a test goes to one endpoint, whatever it asks for, and is not in the log', async () => {
    const other = await world.receiver()
    const { id, secret } = await world.endpoint(receiver.url, { events: ['order.created'] })
    await world.endpoint(other.url, { events: ['ping', 'delivery.delivered'] })
    await world.call('POST', `/webhook-endpoints/${id}/test`, {})
    await world.call('POST', `/webhook-endpoints/${id}/test`, { type: 'delivery.delivered' })
    await eventually(() =>
      expect(receiver.received.map(({ type }) => type).toSorted()).toEqual(['delivery.delivered', 'ping']),
    )
    expect(verify(secret)).toBe(true)
    expect(ofType(receiver, 'ping')[0]?.data).toMatchObject({ endpoint_id: id, sequence: 0 })
    expect((await world.call<{ data: unknown[] }>('GET', '/events')).result.data).toEqual([])
    expect(other.received).toEqual([])
  })
})
