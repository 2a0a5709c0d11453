import { randomUUID } from 'node:crypto'
import type { Conversation } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { signInAgain, type TestRider } from '../../../../test/dispatch.ts'
import { send } from '../../../../test/post.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'

let world: DispatchWorld
let rider: TestRider
let orderId: string
beforeAll(async () => {
  world = await startDispatchWorld()
})
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('r1')
  orderId = await world.accepted(rider)
})
afterAll(() => world.server.stop())

interface SendOptions {
  readonly key?: string
  readonly headers?: Record<string, string>
}

const shopUrl = (id = orderId) => `/api/orders/v1/order/${id}/messages`
const write = (text: string, { key = randomUUID(), headers = world.shop.headers }: SendOptions = {}) =>
  send(world.server, 'POST', shopUrl(), {
    headers: { ...headers, 'idempotency-key': key },
    body: { vendor_id: 'shop', text },
  })
const answer = (text: string, by = rider, key: string = randomUUID()) =>
  send(world.server, 'POST', `/api/fleet/v1/order/${orderId}/messages`, {
    headers: { ...by.headers, 'idempotency-key': key },
    body: { text },
  })
const seeAsShop = (upTo: number) =>
  send(world.server, 'POST', `${shopUrl()}/seen`, {
    headers: world.shop.headers,
    body: { vendor_id: 'shop', up_to: upTo },
  })
async function read(): Promise<Conversation> {
  const { headers } = world.shop
  return (await send(world.server, 'GET', `${shopUrl()}?vendor_id=shop`, { headers })).result
}
async function unread(): Promise<unknown> {
  return (await rider.work()).assignments
}
const finish = async () => {
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await rider.act(step, orderId)
  }
  const handedOver = await rider.act('deliver', orderId, {
    received_by: 'Mei Lin',
    collected: 25.5,
  })
  expect(handedOver.code).toBe('ok')
}

describe('shop and rider', () => {
  it('read what they wrote to each other, in its order', async () => {
    const now = Math.floor(world.clock.now().getTime() / 1000)
    expect((await write('The parcel\u202e is ready. ')).result).toEqual({
      position: 0,
      sender: 'vendor',
      text: 'The parcel is ready.',
      created_at: now,
      seen_at: null,
    })
    await answer('On my way')
    const { messages, open } = await read()
    expect(messages.map(({ sender, text }) => `${sender}: ${text}`)).toEqual([
      'vendor: The parcel is ready.',
      'rider: On my way',
    ])
    expect(open).toBe(true)
  })

  it('are shown on the order as written and as seen', async () => {
    const before = await world.record(orderId)
    expect(before.messages).toBeUndefined()
    await write('Ready')
    expect(await unread()).toMatchObject([{ unread: 1 }])
    await answer('Coming')
    const written = await world.record(orderId)
    expect(written.messages).toEqual({ count: 2, unseen: 1 })
    expect(written.version).toBe(before.version + 2)

    await seeAsShop(1)
    const body = { up_to: 0 }
    expect((await rider.post(`/order/${orderId}/messages/seen`, body)).code).toBe('ok')
    expect(await unread()).toMatchObject([{ unread: 0 }])
    const seen = await world.record(orderId)
    expect(seen.messages).toEqual({ count: 2, unseen: 0 })
    expect(seen.version).toBe(before.version + 4)
    expect((await read()).messages.map(({ seen_at }) => seen_at)).not.toContain(null)

    await seeAsShop(1)
    expect((await world.record(orderId)).version).toBe(seen.version)
  })

  it('are stored once when they are sent twice under one key', async () => {
    const key = randomUUID()
    const first = await write('Ready', { key })
    expect((await write('Ready', { key })).result).toEqual(first.result)
    expect((await write('Another', { key })).code).toBe('idempotency.conflict')
    // Keys of one side are independent of those of the other.
    await answer('Coming', rider, key)
    expect((await read()).messages).toHaveLength(2)
  })

  it.each(['', ' \u200b\n ', 'x'.repeat(501)])('cannot write %j', async (text) => {
    expect((await write(text)).code).toBe('request.invalid')
    expect((await answer(text)).code).toBe('request.invalid')
  })

  it('are no two while no rider has accepted', async () => {
    await world.clear()
    orderId = await world.search()
    expect((await write('Anybody there?')).code).toBe('message.closed')
    expect(await read()).toEqual({ messages: [], open: false, can_call: false })
  })
})

describe('access by others is rejected', () => {
  it('reads or writes as another rider', async () => {
    await write('The door code is 1234')
    const [other] = await world.riders('r2')
    expect((await answer('Tell me', other)).code).toBe('order.not-found')
    expect((await other.post(`/order/${orderId}/messages/seen`, { up_to: 0 })).code).toBe('order.not-found')
    const url = `/api/fleet/v1/order/${orderId}/messages`
    const stolen = await send(world.server, 'GET', url, { headers: other.headers })
    expect(stolen).toMatchObject({ status: 404, code: 'order.not-found' })
    expect((await read()).messages).toMatchObject([{ seen_at: null }])
  })

  it('reads or writes as another shop, also under a vendor of its own', async () => {
    await write('The door code is 1234')
    const other = await seedVendors(world.server, {
      country: 'SG',
      email: `${randomUUID()}@shop.test`,
      vendors: [{ vendor_id: `other-${randomUUID().slice(0, 8)}` }],
    })
    expect((await write('Mine', { headers: other.headers })).code).toBe('vendor.not-found')
    const [own] = await world.server.platform.db
      .selectFrom('vendor_owner')
      .select('vendor_id')
      .where('user_id', '=', other.userId)
      .execute()
    const url = `${shopUrl()}?vendor_id=${own?.vendor_id}`
    const stolen = await send(world.server, 'GET', url, { headers: other.headers })
    expect(stolen).toMatchObject({ status: 404, code: 'order.not-found' })
  })
})

// The last: the shop's session ends with that hour.
describe('after the end', () => {
  it('both can write for an hour', async () => {
    await finish()
    world.clock.advance(3000)
    expect((await write('Thank you')).code).toBe('ok')
    world.clock.advance(601)
    rider = await signInAgain(world.server, rider)
    expect((await answer('Welcome')).code).toBe('message.closed')
    const { db } = world.server.platform
    expect(await db.selectFrom('order_message').select('text').execute()).toEqual([{ text: 'Thank you' }])
  })
})
