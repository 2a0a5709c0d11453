import type { Earnings } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../test/dispatch.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { emptyTables } from '../../../../test/empty-tables.ts'

let world: DispatchWorld
let operator: SeededOperator
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
  operator = await seedOperator(world.server, 'ops', ['SG'])
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await emptyTables(world.server.platform.db, 'rider_earning', 'rider_deposit', 'cash_collection')
  await world.clear()
  rider = (await world.riders('siti'))[0]
})

async function earningsOf(one: TestRider): Promise<Earnings> {
  const answer = await world.server.app.inject({ url: '/api/fleet/v1/earnings', headers: one.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().result
}

/** An order that is delivered after these waits in seconds at the collection point and at the door. */
async function delivered(one: TestRider, { atShop = 0, atDoor = 0 } = {}): Promise<string> {
  const orderId = await world.accepted(one)
  await one.act('arrive_pickup', orderId)
  world.clock.advance(atShop)
  await one.act('collect', orderId)
  await one.act('leave_pickup', orderId)
  await one.act('arrive_dropoff', orderId)
  world.clock.advance(atDoor)
  expect((await one.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })).code).toBe('ok')
  return orderId
}

async function posted(orderId: string) {
  const rows = await world.server.platform.db
    .selectFrom('ledger_posting')
    .select(['account', 'amount_minor'])
    .where('order_id', '=', orderId)
    .where('account', 'in', ['rider_pay', 'rider_due'])
    .orderBy('account')
    .execute()
  return rows.map(({ account, amount_minor }) => [account, amount_minor])
}

const deposit = async (riderId: string, amount: number) => {
  const answer = await world.server.app.inject({
    method: 'POST',
    url: `/api/ops/v1/riders/${riderId}/deposits`,
    headers: operator.headersIn('SG'),
    payload: { amount, reason: 'handed on at the office' },
  })
  return { status: answer.statusCode, json: answer.json() }
}

describe('the earnings of a rider', () => {
  it('grow by the pay of a delivered order, which the offer had shown, and stand in the ledger once', async () => {
    const searched = await world.search()
    const { offer } = (await rider.work()) as { offer: { pay: number } | null }
    await rider.post(`/offer/${searched}.0/decline`, { reason: 'BUSY' })
    await world.clear()
    rider = (await world.riders('siti'))[0]
    const orderId = await delivered(rider)
    const { days, currency } = await earningsOf(rider)
    expect(currency).toBe('SGD')
    expect(days).toMatchObject([
      { jobs: 1, total: offer?.pay, entries: [{ order_id: orderId, wait: 0, bonus: 0 }] },
    ])
    const total = Math.round((days[0]?.total ?? 0) * 100)
    expect(total).toBeGreaterThan(0)
    expect(await posted(orderId)).toEqual([
      ['rider_due', -total],
      ['rider_pay', total],
    ])
    await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })
    expect((await earningsOf(rider)).days).toHaveLength(1)
    expect(await posted(orderId)).toHaveLength(2)
  })

  it('contain waiting at the door beyond ten minutes', async () => {
    await delivered(rider, { atDoor: 25 * 60 })
    const [day] = (await earningsOf(rider)).days
    const { perWaitMinute } = (await world.deps.parameters.of('SG')).riderPay
    expect(day?.entries[0]?.wait).toBeCloseTo(15 * perWaitMinute, 2)
  })

  it('contain the way back of a returned parcel', async () => {
    const orderId = await world.accepted(rider)
    await rider.act('arrive_pickup', orderId)
    await rider.act('collect', orderId)
    await rider.act('leave_pickup', orderId)
    await rider.act('arrive_dropoff', orderId)
    await rider.act('start_return', orderId, { reason: 'REFUSED' })
    expect((await earningsOf(rider)).days).toEqual([])
    await rider.act('hand_back', orderId, { received_by: 'Anna' })
    const entry = (await earningsOf(rider)).days[0]?.entries[0]
    expect(entry?.return).toBe(entry?.distance)
  })

  it('are not made for simulated riders', async () => {
    await world.clear()
    const simulated = await addRider(world.server, { riderId: 'sim', isSimulated: true })
    const orderId = await delivered(simulated)
    expect((await earningsOf(simulated)).days).toEqual([])
    expect(await posted(orderId)).toEqual([])
  })

  it('are those of the rider who asks only', async () => {
    await delivered(rider)
    const other = await addRider(world.server, { riderId: 'ben' })
    expect(await earningsOf(other)).toMatchObject({ days: [], cash: { in_hand: 0 } })
  })
})

describe('the cash in hand of a rider', () => {
  it('is what customers paid, until an operator takes it', async () => {
    await delivered(rider)
    expect((await earningsOf(rider)).cash).toMatchObject({ in_hand: 25.5 })
    expect((await deposit('siti', 25.51)).status).toBe(400)
    expect((await deposit('ben', 1)).status).toBe(404)
    expect(await deposit('siti', 20)).toMatchObject({ status: 200, json: { result: { in_hand: 5.5 } } })
    expect((await earningsOf(rider)).cash).toMatchObject({ in_hand: 5.5 })
  })

  it('keeps a rider over the limit from orders with cash, but not from others', async () => {
    await delivered(rider)
    const { currency, cash } = await earningsOf(rider)
    expect(currency).toBe('SGD')
    const answer = await world.server.app.inject({
      method: 'PUT',
      url: '/api/ops/v1/parameters/riderCashLimit',
      headers: operator.headersIn('SG'),
      payload: { value: '30', reason: 'a test of the limit' },
    })
    expect(answer.statusCode).toBe(200)
    try {
      expect(cash.limit).toBeGreaterThan(51)
      await world.search()
      expect((await rider.work()).offer).toBeNull()
      const paid = await world.search((request) => ({
        ...request,
        order: { ...request.order, payment_method: 'PAID' },
      }))
      expect((await rider.work()).offer).toMatchObject({ task: { order_id: paid } })
    } finally {
      await world.server.app.inject({
        method: 'PUT',
        url: '/api/ops/v1/parameters/riderCashLimit',
        headers: operator.headersIn('SG'),
        payload: { value: String(cash.limit), reason: 'after the test' },
      })
    }
  })
})
