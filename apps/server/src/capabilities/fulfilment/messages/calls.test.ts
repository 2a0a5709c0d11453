import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MaskedCall } from '@beckon/contract'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import type { TestRider } from '../../../../test/dispatch.ts'
import { send } from '../../../../test/post.ts'
import { seedVendors } from '../../../../test/seed/seed-vendors.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { workForRider } from '../dispatch/delivery/work-for-rider.ts'
import { loadParameters } from '../../settings/parameters/load-parameters.ts'
import { endCalls } from './end-calls.ts'
import { purgeWords } from './purge-words.ts'
import { sandboxTelephony } from './providers/sandbox.ts'

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

const url = () => `/api/orders/v1/order/${orderId}/call`
const shopCalls = (headers = world.shop.headers, vendor = 'shop') =>
  send(world.server, 'POST', url(), { headers, body: { vendor_id: vendor } })
const riderCalls = (by = rider) => by.post(`/order/${orderId}/call`)
const shown = async () =>
  (await world.server.app.inject({ url: '/dev/calls.json', headers: { 'x-country': 'SG' } })).json()
const deliver = async () => {
  for (const step of ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff'] as const) {
    await rider.act(step, orderId)
  }
  await rider.act('deliver', orderId, { received_by: 'Mei Lin', collected: 25.5 })
}
const sweep = (telephony = sandboxTelephony) =>
  endCalls({ ...world.deps, log: world.server.platform.log, telephony })
const canCall = async () => {
  const { headers } = world.shop
  const answer = await send(world.server, 'GET', `/api/orders/v1/order/${orderId}/messages?vendor_id=shop`, {
    headers,
  })
  return (answer.result as { can_call: boolean }).can_call
}
/** Phone numbers that neither side may read anywhere. */
const numbers = ['+6561234567', '+6580000000']

describe('shop and rider', () => {
  it('reach each other by a number of neither, and learn nothing else', async () => {
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const toRider = await shopCalls()
    const toShop = await riderCalls()
    const joint = {
      number: expect.stringMatching(/^\+999/u),
      code: expect.stringMatching(/^\d{6}$/u),
      expires_at: now + 900,
    }
    expect(toRider.result).toEqual(joint)
    expect(toShop.json.result).toEqual(joint)
    expect(await shown()).toMatchObject([
      { caller: expect.any(String), is_open: true },
      { caller: expect.any(String), is_open: true },
    ])
    const rings = Object.fromEntries(
      ((await shown()) as { caller: string; rings: string }[]).map(({ caller, rings }) => [caller, rings]),
    )
    expect(rings).toEqual({ vendor: '+6580000000', rider: '+6561234567' })
    expect(JSON.stringify(await rider.work())).not.toContain('+6561234567')
    expect(JSON.stringify(await world.record(orderId))).not.toContain('+6580000000')
    for (const number of numbers) expect(JSON.stringify([toRider.body, toShop.json])).not.toContain(number)
  })

  it('and the rider rings the customer by such a number too, and learns no other', async () => {
    const toShop = (await riderCalls()).json.result
    const toCustomer = (await rider.post(`/order/${orderId}/call-customer`)).json.result
    expect(toCustomer).toMatchObject({ number: expect.stringMatching(/^\+999/u) })
    expect(toCustomer).not.toEqual(toShop)
    expect((await rider.post(`/order/${orderId}/call-customer`)).json.result).toEqual(toCustomer)
    const rings = ((await shown()) as { callee: string; rings: string }[]).map((one) => [
      one.callee,
      one.rings,
    ])
    expect(rings).toEqual(
      expect.arrayContaining([
        ['vendor', '+6561234567'],
        ['customer', '+6591234567'],
      ]),
    )
    expect(rings).toHaveLength(2)
    const work = JSON.stringify(await rider.work())
    expect(work).toContain('Mei Lin')
    expect(work).not.toContain('91234567')
    const [stranger] = await world.riders('r2')
    expect((await stranger.post(`/order/${orderId}/call-customer`)).code).toBe('order.not-found')
  })

  it('get the same number again while it is good, and another after that', async () => {
    const first = await shopCalls()
    world.clock.advance(830)
    expect((await shopCalls()).result).toEqual(first.result)
    world.clock.advance(30)
    const later = (await shopCalls()).result as MaskedCall
    expect(later.code).not.toBe((first.result as MaskedCall).code)
    world.clock.advance(41)
    await sweep()
    expect(((await shown()) as { is_open: boolean }[]).map(({ is_open }) => is_open)).toEqual([true, false])
  })
})

describe('a call is not connected', () => {
  it('before a rider has accepted', async () => {
    await world.clear()
    orderId = await world.search()
    expect((await shopCalls()).code).toBe('call.closed')
    expect(await canCall()).toBe(false)
  })

  it('after the end, by an earlier number neither', async () => {
    expect(await canCall()).toBe(true)
    await shopCalls()
    await deliver()
    expect((await shopCalls()).code).toBe('call.closed')
    expect((await riderCalls()).code).toBe('call.closed')
    expect(await canCall()).toBe(false)
    const ended: string[] = []
    await sweep({ ...sandboxTelephony, end: async (callId) => void ended.push(callId) })
    expect(ended).toHaveLength(1)
    expect(await shown()).toMatchObject([{ is_open: false }])
  })

  it('to a rider who no longer has the order, and a failure to end it is made good', async () => {
    await shopCalls()
    const { db } = world.server.platform
    const [other] = await world.riders('r2')
    await db.updateTable('orders').set({ rider_id: other.riderId }).execute()
    await sweep({ ...sandboxTelephony, end: async () => Promise.reject(new Error('no line')) })
    expect(await shown()).toMatchObject([{ is_open: true }])
    await sweep()
    expect(await shown()).toMatchObject([{ is_open: false }])
    expect((await riderCalls()).code).toBe('order.not-found')
    expect((await riderCalls(other)).code).toBe('ok')
  })

  it('for a user of another shop', async () => {
    const other = await seedVendors(world.server, {
      country: 'SG',
      email: 'other@shop.test',
      vendors: [{ vendor_id: 'other' }],
    })
    expect((await shopCalls(other.headers)).code).toBe('vendor.not-found')
    expect((await shopCalls(other.headers, 'other')).code).toBe('order.not-found')
    const [stranger] = await world.riders('r2')
    expect((await riderCalls(stranger)).code).toBe('order.not-found')
    expect(await shown()).toEqual([])
  })
})

describe('where people are served for real', () => {
  it('there is no sandbox, and no page of it', async () => {
    const server = await startTestServer({ env: { ENVIRONMENT: 'prd', ROLES: 'api', RATE_LIMITS: 'on' } })
    try {
      for (const path of ['/dev/calls', '/dev/calls.json']) {
        const answer = await server.app.inject({ url: path, headers: { 'x-country': 'SG' } })
        expect([path, answer.statusCode]).toEqual([path, 404])
      }
    } finally {
      await server.stop()
    }
  })

  it('the rider gets the number of the customer where calls are not connected, and only after accepting', async () => {
    const { platform } = world.server
    const deps = { ...world.deps, db: platform.db, clock: world.clock, connectsCalls: false }
    const { assignments } = (await workForRider(deps, { riderId: rider.riderId, deviceId: 'phone' })).result
    expect(assignments).toMatchObject([{ task: { deliver: { phone_number: '+6591234567' } } }])
    await world.clear()
    ;[rider] = await world.riders('r1')
    await world.search()
    const { offer } = (await workForRider(deps, { riderId: rider.riderId, deviceId: 'phone' })).result
    expect(offer?.task.deliver.name).toBe('Mei Lin')
    expect(offer?.task.deliver).not.toHaveProperty('phone_number')
  })
})

// The last: the shop's session ends with that time.
describe('after their time', () => {
  it('calls and messages are deleted after the retention period of the country', async () => {
    const { platform } = world.server
    await shopCalls()
    await send(world.server, 'POST', `/api/orders/v1/order/${orderId}/messages`, {
      headers: { ...world.shop.headers, 'idempotency-key': 'just-this-message' },
      body: { vendor_id: 'shop', text: 'Ready' },
    })
    const forget = () =>
      purgeWords({ ...world.deps, parameters: { of: (country) => loadParameters(platform, country) } })
    const left = async () => [
      (await platform.db.selectFrom('masked_call').select('call_id').execute()).length,
      (await platform.db.selectFrom('order_message').select('text').execute()).length,
    ]
    world.clock.advance(29 * 86_400)
    await sweep()
    await forget()
    expect(await left()).toEqual([1, 1])
    world.clock.advance(86_400)
    await forget()
    expect(await left()).toEqual([0, 1])
    world.clock.advance(60 * 86_400)
    await forget()
    expect(await left()).toEqual([0, 0])
  })
})
