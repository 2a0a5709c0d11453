import type { OrderChange, OrderRequest } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestRider } from '../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { turnOff, turnOn } from '../../../../test/seed/turn-on.ts'

let world: DispatchWorld
let operator: SeededOperator
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'ops', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  await turnOn(world.server, 'SG', ['PayAtPickup'])
  rider = (await world.riders('siti'))[0]
})

/** Balances of the accounts of cash, for one order. */
async function books(orderId: string) {
  const rows = await world.server.platform.db
    .selectFrom('ledger_posting')
    .select(['account', 'amount_minor'])
    .where('order_id', '=', orderId)
    .execute()
  const of = (name: string) =>
    rows.filter(({ account }) => account === name).reduce((sum, row) => sum + row.amount_minor, 0)
  return { rider: of('rider_cash'), shop: of('shop_cash') }
}

const advance = (orderId: string) =>
  world.server.platform.db
    .selectFrom('cash_advance')
    .select(['rider_id', 'paid_minor', 'back_minor', 'settlement_id'])
    .where('order_id', '=', orderId)
    .execute()

async function atVendor(change?: (request: OrderRequest) => OrderRequest): Promise<string> {
  const orderId = await world.accepted(rider, change)
  await rider.act('arrive_pickup', orderId)
  return orderId
}

const collect = (orderId: string, body?: object) => rider.act('collect', orderId, body)

async function atDoor(): Promise<string> {
  const orderId = await atVendor()
  expect((await collect(orderId, { paid: 25.5 })).code).toBe('ok')
  await rider.act('leave_pickup', orderId)
  await rider.act('arrive_dropoff', orderId)
  return orderId
}

const deliver = (orderId: string, collected: number) =>
  rider.act('deliver', orderId, { received_by: 'Mei', collected })

async function onWayBack(): Promise<string> {
  const orderId = await atDoor()
  expect((await rider.act('start_return', orderId, { reason: 'REFUSED' })).code).toBe('ok')
  return orderId
}

const bringBack = (orderId: string, paidBack?: number) =>
  rider.act('hand_back', orderId, {
    received_by: 'Anna',
    ...(paidBack === undefined ? {} : { paid_back: paidBack }),
  })

async function settle() {
  // A settlement takes what was collected before it.
  world.clock.advance(1)
  const answer = await world.server.app.inject({
    method: 'POST',
    url: '/api/ops/v1/vendors/shop/cash-settlements',
    headers: operator.headersIn('SG'),
    payload: { reason: 'bank transfer 17' },
  })
  return { code: answer.json().errors?.[0]?.code, result: answer.json().result }
}

describe('an order whose rider pays the shop at collection', () => {
  it('shows the amount in the offer, in the job and to the shop', async () => {
    const orderId = await world.search()
    const due = { amount: 25.5, pay_at_pickup: 25.5 }
    expect((await rider.work()).offer).toMatchObject({ task: due })
    expect(await world.record(orderId)).toMatchObject({
      pay_at_pickup: { due: 25.5, paid: 0, returned: 0 },
      cash: { due: 25.5, settled: 0 },
    })
    await rider.post(`/offer/${orderId}.0/accept`)
    expect((await rider.work()).assignments).toMatchObject([{ task: due }])
  })

  it('is collected only with the amount that is due, which is then booked once', async () => {
    const orderId = await atVendor()
    for (const [body, violation] of [
      [undefined, 'missing'],
      [{}, 'missing'],
      [{ paid: 25 }, 'differs'],
      [{ paid: 26 }, 'differs'],
    ] as const) {
      const response = await collect(orderId, body)
      expect([response.status, response.code]).toEqual([422, 'order.invalid'])
      expect(response.json.errors?.[0]?.meta).toMatchObject({ fields: { paid: violation } })
    }
    expect((await world.record(orderId)).status).toBe('NEAR_VENDOR')
    expect(await books(orderId)).toEqual({ rider: 0, shop: 0 })
    const twice = await Promise.all([0, 1].map(() => collect(orderId, { paid: 25.5 })))
    expect(twice.map(({ code }) => code)).toEqual(['ok', 'ok'])
    expect(await books(orderId)).toEqual({ rider: -2550, shop: 2550 })
    expect(await advance(orderId)).toMatchObject([{ rider_id: 'siti', paid_minor: 2550, back_minor: null }])
    expect(await world.record(orderId)).toMatchObject({
      status: 'PICKED_UP',
      pay_at_pickup: { due: 25.5, paid: 25.5 },
    })
  })

  it('is settled by the delivery: the shop is not paid twice', async () => {
    const orderId = await atDoor()
    await deliver(orderId, 25.5)
    expect(await books(orderId)).toEqual({ rider: 0, shop: 0 })
    expect((await settle()).code).toBe('settlement.nothing')
    expect(await world.record(orderId)).toMatchObject({
      cash: { collected: 25.5, short: 0, settled: 25.5 },
      pay_at_pickup: { due: 25.5, paid: 25.5, returned: 0 },
    })
    const now = Math.floor(world.clock.now().getTime() / 1000)
    const url = `/api/orders/v1/vendor/shop/cash?from=${now - 3600}&to=${now + 60}`
    const { result } = (await world.server.app.inject({ url, headers: world.shop.headers })).json()
    expect(result.total).toMatchObject({ collected: 25.5, settled: 25.5 })
    expect(result.orders).toMatchObject([{ settled: 25.5, settled_at: expect.any(Number) }])
  })

  it('paid too little at the door is set off against the other cash of the shop', async () => {
    const short = await atDoor()
    await deliver(short, 20)
    expect(await books(short)).toEqual({ rider: -550, shop: 550 })
    // Nothing to set it off against: it waits.
    expect((await settle()).code).toBe('settlement.nothing')
    expect(await advance(short)).toMatchObject([{ back_minor: 2000, settlement_id: null }])
    await turnOff(world.server, 'SG', ['PayAtPickup'])
    const usual = await atVendor()
    await collect(usual)
    await rider.act('leave_pickup', usual)
    await rider.act('arrive_dropoff', usual)
    await deliver(usual, 25.5)
    expect((await settle()).result).toMatchObject({ amount: 20, orders: 2 })
    expect([await books(short), await books(usual)]).toEqual([
      { rider: 0, shop: 0 },
      { rider: 0, shop: 0 },
    ])
    expect((await settle()).code).toBe('settlement.nothing')
  })

  it('is returned only with a report of the amount given back, and its accounts are then zero', async () => {
    const orderId = await onWayBack()
    const silent = await bringBack(orderId)
    expect([silent.status, silent.code]).toEqual([422, 'order.invalid'])
    expect(silent.json.errors?.[0]?.meta).toMatchObject({ fields: { paid_back: 'missing' } })
    expect((await bringBack(orderId, 30)).json.errors?.[0]?.meta).toMatchObject({
      fields: { paid_back: 'differs' },
    })
    const twice = await Promise.all([0, 1].map(() => bringBack(orderId, 25.5)))
    expect(twice.map(({ code }) => code)).toEqual(['ok', 'ok'])
    expect(await books(orderId)).toEqual({ rider: 0, shop: 0 })
    expect((await settle()).code).toBe('settlement.nothing')
    expect(await world.record(orderId)).toMatchObject({
      status: 'RETURNED_TO_VENDOR',
      pay_at_pickup: { due: 25.5, paid: 25.5, returned: 25.5 },
    })
  })

  it('whose shop gives only a part back leaves the rest to the next settlement', async () => {
    const orderId = await onWayBack()
    await bringBack(orderId, 10)
    expect(await books(orderId)).toEqual({ rider: -1550, shop: 1550 })
    expect(await advance(orderId)).toMatchObject([{ back_minor: 1000 }])
  })

  it('stays so when the flag is turned off under way', async () => {
    const orderId = await atVendor()
    await turnOff(world.server, 'SG', ['PayAtPickup'])
    expect((await collect(orderId)).code).toBe('order.invalid')
    expect((await collect(orderId, { paid: 25.5 })).code).toBe('ok')
    expect(await books(orderId)).toEqual({ rider: -2550, shop: 2550 })
  })
})

describe('an edit of an order whose rider pays the shop at collection', () => {
  async function edit(orderId: string, change: Partial<OrderChange>) {
    const { order, customer, delivery_fee } = await world.record(orderId)
    const body: OrderChange = {
      vendor_id: 'shop',
      payment_method: order.payment_method,
      amount: order.amount,
      item_details: order.description,
      location: customer.location,
      delivery_fee,
      signature: '',
      ...change,
    }
    const url = `/api/orders/v1/order/${orderId}`
    const answer = await world.server.app.inject({
      method: 'PUT',
      url,
      headers: world.shop.headers,
      payload: body,
    })
    expect(answer.statusCode).toBe(200)
    return (await world.record(orderId)).pay_at_pickup
  }

  it('changes the amount with the order, also after the flag is turned off', async () => {
    const orderId = await world.ask()
    await turnOff(world.server, 'SG', ['PayAtPickup'])
    expect(await edit(orderId, { amount: 30 })).toMatchObject({ due: 30 })
  })

  it('takes it away where the amount is raised above what a rider may advance', async () => {
    const orderId = await world.ask()
    expect(await edit(orderId, { amount: 150.01 })).toBeUndefined()
    expect(await edit(orderId, { amount: 20 })).toBeUndefined()
  })
})

describe('an order whose rider pays the shop nothing', () => {
  const without = (order: Partial<OrderRequest['order']>) => (request: OrderRequest) => ({
    ...request,
    order: { ...request.order, ...order },
  })

  it.each([
    ['is paid already', without({ payment_method: 'PAID' })],
    ['is above what a rider may advance', without({ amount: 150.01 })],
  ])('%s', async (_, change) => {
    const orderId = await atVendor(change)
    expect((await rider.work()).assignments).not.toMatchObject([
      { task: { pay_at_pickup: expect.anything() } },
    ])
    expect((await world.record(orderId)).pay_at_pickup).toBeUndefined()
    const response = await collect(orderId, { paid: 25.5 })
    expect(response.json.errors?.[0]?.meta).toMatchObject({ fields: { paid: 'not-due' } })
    expect((await collect(orderId)).code).toBe('ok')
    expect(await advance(orderId)).toEqual([])
  })

  it('was created before the flag was turned on', async () => {
    await turnOff(world.server, 'SG', ['PayAtPickup'])
    const orderId = await atVendor()
    await turnOn(world.server, 'SG', ['PayAtPickup'])
    expect((await collect(orderId)).code).toBe('ok')
    expect(await books(orderId)).toEqual({ rider: 0, shop: 0 })
  })
})
