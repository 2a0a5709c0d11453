import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderKeyOf } from '../../../../../test/dispatch.ts'
import { send } from '../../../../../test/post.ts'
import { startTestModeWorld, type TestModeWorld } from '../../../../../test/worlds/test-mode-world.ts'
import { findOrders } from '../../../operations/exceptions/sweep/find-orders.ts'
import { findQuestions } from '../../../operations/exceptions/sweep/find-questions.ts'
import { findSystems } from '../../../operations/exceptions/sweep/find-systems.ts'
import { openOrdersOf } from '../../../ordering/pressure/open-orders.ts'
import { deliver } from '../../../settings/notify/deliver.ts'
import { resumeDispatch } from '../search/resume-dispatch.ts'
import { rehearseOrder } from './rehearse-order.ts'

let world: TestModeWorld
beforeAll(async () => {
  world = await startTestModeWorld()
})
afterAll(() => world.server.stop())

const decide = (orderId: string, answer: object) =>
  send(world.server, 'POST', `/api/orders/v1/order/${orderId}/decision`, {
    headers: world.program.headers,
    body: { vendor_id: 'test.shop', position: 0, answer },
  })
const countOf = async (table: 'dispatch' | 'offer' | 'ledger_entry' | 'cash_collection' | 'order_proof') => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where vendor_id like 'test.%'`.execute(
    world.server.platform.db,
  )
  return rows[0]?.count
}

describe('an order of the test mode', () => {
  it('is delivered by a simulated rider although no rider is on duty', async () => {
    const orderId = await world.order('Mai Lin')
    expect(orderId).toMatch(/^test\.shop-/u)
    expect(await world.rehearse(orderId)).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'NEAR_VENDOR',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
      'DELIVERED',
    ])
  })

  it('is offered to no rider on duty, also when the work of a killed process is resumed', async () => {
    const [rider] = await world.riders('ana')
    const orderId = await world.order('Mai Lin')
    world.clock.advance(60)
    await resumeDispatch(world.deps)
    await world.rehearse(orderId)
    expect((await rider.work()).offer).toBeNull()
    expect([await countOf('dispatch'), await countOf('offer')]).toEqual([0, 0])
  })

  it('moves no money, also when its return costs something', async () => {
    const delivered = await world.order('Mai Lin')
    await world.rehearse(delivered)
    const refused = await world.order('Mai Refused')
    await world.rehearse(refused)
    expect((await decide(refused, { option: 'BRING_BACK' })).code).toBe('ok')
    expect((await world.rehearse(refused)).at(-1)).toBe('RETURNED_TO_VENDOR')
    expect([await countOf('ledger_entry'), await countOf('cash_collection')]).toEqual([0, 0])
  })

  it.each([
    ['Mai Decline', 'DELIVERED'],
    ['Mai Late', 'DELIVERED'],
    ['Mai Slowly', 'DELIVERED'],
    ['Mai Person', 'DELIVERED'],
    ['Mai NoRider', 'STALLED'],
    ['Mai Unreachable', 'NEAR_CUSTOMER'],
    ['Mai WrongAddress', 'NEAR_CUSTOMER'],
  ])('to %s ends or waits for the shop as %s', async (customer, end) => {
    const statuses = await world.rehearse(await world.order(customer))
    expect(statuses.at(-1)).toBe(end)
    expect(statuses.includes('DELAYED')).toBe(customer === 'Mai Late')
  })

  it('goes on after the answer of the shop', async () => {
    const unreachable = await world.order('Mai Unreachable')
    await world.rehearse(unreachable)
    expect((await decide(unreachable, { option: 'TRY_AGAIN' })).code).toBe('ok')
    expect((await world.rehearse(unreachable)).at(-1)).toBe('DELIVERED')
    const unfound = await world.order('Mai NoRider')
    await world.rehearse(unfound)
    expect((await decide(unfound, { option: 'RAISE_FEE' })).code).toBe('ok')
    expect((await world.rehearse(unfound)).at(-1)).toBe('DELIVERED')
  })

  it('takes a step once when two processes rehearse it at the same moment', async () => {
    const orderId = await world.order('Mai Lin')
    const both = () => rehearseOrder(world.deps, orderKeyOf(orderId))
    for (let at = 0; at < 4; at += 1) {
      world.clock.advance(1)
      await Promise.all([both(), both()])
    }
    const statuses = await world.statuses(orderId)
    expect(new Set(statuses).size).toBe(statuses.length)
  })

  it('is not touched any more once it is cancelled', async () => {
    const orderId = await world.order('Mai Lin')
    const cancelled = await send(world.server, 'POST', '/api/orders/v1/order/cancel', {
      headers: world.program.headers,
      body: { vendor_id: 'test.shop', order_id: orderId, reason: 'MISTAKE_ERROR' },
    })
    if (cancelled.code !== 'ok') await world.rehearse(orderId)
    const before = await world.statuses(orderId)
    await world.rehearse(orderId)
    expect(await world.statuses(orderId)).toEqual(before)
  })

  it('shows its simulated rider on the map', async () => {
    const orderId = await world.order('Mai Lin')
    while (!(await world.statuses(orderId)).includes('COURIER_LEFT_VENDOR')) {
      await rehearseOrder(world.deps, orderKeyOf(orderId))
      world.clock.advance(1)
    }
    const { result } = await send(world.server, 'GET', `/api/hurrier/v1/riders/${orderId}`, {
      headers: world.program.headers,
    })
    expect(result).toMatchObject({
      rider: { name: 'Test Rider' },
      location: { latitude: expect.any(Number) },
    })
  })
})

describe('the live mode', () => {
  it('shows no order and no shop of the test mode to operators', async () => {
    const live = await world.ask()
    await world.order('Mai Refused')
    const waits = await world.order('Mai Unreachable')
    await world.rehearse(waits)
    const answers = await world.operatorLists()
    expect(answers.size).toBeGreaterThan(20)
    expect([...answers].filter(([, body]) => body.includes('test.shop')).map(([name]) => name)).toEqual([])
    for (const list of ['getBoard', 'searchOrders']) expect(answers.get(list)).toContain(live)
    expect(answers.get('listShops')).toContain('"shop"')
  })

  it('opens no exception about an order of the test mode, and counts none for the pressure of a zone', async () => {
    const { db } = world.server.platform
    await world.rehearse(await world.order('Mai Refused'))
    const live = await world.ask()
    const signals = [...(await findOrders(db)), ...(await findQuestions(db))]
    expect(signals.filter(({ orderId }) => orderId?.startsWith('test.'))).toEqual([])
    expect(signals.some(({ orderId }) => orderId === live)).toBe(true)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from orders
      where vendor_id = 'shop' and status not in ('DELIVERED', 'CANCELLED')`.execute(db)
    expect(await openOrdersOf(db, 'SG')).toHaveLength(rows[0]?.count ?? -1)
  })

  it('opens an exception about a failing webhook endpoint, but not about one of the test mode', async () => {
    const { db } = world.server.platform
    const at = world.clock.now()
    const failing = (vendorId: string) => ({
      ...{ endpoint_id: `of-${vendorId}`, vendor_id: vendorId, country: 'SG' as const },
      ...{ url: 'https://shop.example.com/', description: '', types: null, is_full: false, vendor_ids: null },
      ...{ secret: 'sealed', earlier_secret: null, earlier_until: null, created_by: 'key' },
      ...{ created_at: at, changed_at: at, last_success_at: null, failing_since: at, not_before: null },
      ...{ disabled_at: null, disabled_cause: null },
    })
    const endpoints = ['shop', 'test.shop'].map(failing)
    await db.insertInto('webhook_endpoint').values(endpoints).execute()
    const signals = await findSystems(db, at)
    await db.deleteFrom('webhook_endpoint').execute()
    expect(signals.map(({ subject }) => subject)).toEqual(['webhook:of-shop'])
  })

  it('shows no order of the test mode to the owner of the shop', async () => {
    const orderId = await world.order('Mai Lin')
    const { headers } = world.shop
    for (const url of [
      '/api/orders/v1/vendors',
      '/api/orders/v1/vendor/shop/orders?include_outlets=true',
      `/api/orders/v1/order?vendorId=test.shop&orderId=${orderId}`,
    ]) {
      expect((await world.server.app.inject({ url, headers })).body).not.toContain('test.shop-')
    }
    const foreign = await send(world.server, 'GET', '/api/orders/v1/vendor/test.shop', { headers })
    expect(foreign.code).toBe('vendor.not-found')
  })

  it('sends no message about an order of the test mode, but stores it', async () => {
    const { platform } = world.server
    const carry = vi.fn(async () => undefined)
    const transports = { of: () => ({ carry, stop: async () => undefined }), stop: async () => undefined }
    const sentFor = async (orderId: string) => {
      await send(world.server, 'POST', `/api/ops/v1/orders/${orderId}/link`, {
        headers: world.operator,
        body: { reason: 'The customer asks for the link' },
      })
      const ofOrder = platform.db.selectFrom('message').selectAll().where('order_id', '=', orderId)
      const { message_id: id } = await ofOrder.executeTakeFirstOrThrow()
      await deliver(platform, transports, id)
      return ofOrder.executeTakeFirstOrThrow()
    }
    const stored = await sentFor(await world.order('Mai Lin'))
    expect(carry).not.toHaveBeenCalled()
    expect(stored.sent_at).not.toBeNull()
    expect(stored.body_text).not.toBe('')
    await sentFor(await world.ask())
    expect(carry).toHaveBeenCalledOnce()
  })
})
