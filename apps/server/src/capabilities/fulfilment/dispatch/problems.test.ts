import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, orderKeyOf, type TestRider } from '../../../../test/dispatch.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../../test/worlds/dispatch-world.ts'
import { seekRider } from './search/seek-rider.ts'

let world: DispatchWorld
let rider: TestRider
let orderId: string
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
  orderId = await world.accepted(rider)
})

/** As the shop reads them. */
async function messages() {
  const { app } = world.server
  const url = `/api/orders/v1/order/${orderId}/messages?vendor_id=shop`
  const { result } = (await app.inject({ url, headers: world.shop.headers })).json()
  return result.messages.map((one: { sender: string; text: string; problem?: string }) => [
    one.sender,
    one.problem,
    one.text,
  ])
}
const report = (problem: string, more: object = {}) =>
  rider.act('report_problem', orderId, { problem, ...more })
const giveUp = (problem: string, more: object = {}) => rider.act('give_up', orderId, { problem, ...more })

describe('a problem of a rider', () => {
  it('reaches the shop in its conversation, before and after the collection', async () => {
    expect((await report('SHOP_CLOSED', { note: 'The shutter is down' })).code).toBe('ok')
    await rider.act('collect', orderId)
    expect((await report('OTHER')).code).toBe('ok')
    expect(await messages()).toEqual([
      ['rider', 'SHOP_CLOSED', 'The shutter is down'],
      ['rider', 'OTHER', ''],
    ])
    expect((await world.record(orderId)).status).toBe('PICKED_UP')
  })

  it('that takes time moves the expected times', async () => {
    const { eta: before } = await world.record(orderId)
    await report('BREAKDOWN', { seconds: 300 })
    const { eta } = await world.record(orderId)
    expect(eta.dropoff).toBe((before.dropoff ?? 0) + 300)
  })

  it('that takes too long delays the order', async () => {
    expect((await report('ACCIDENT', { seconds: 7200 })).json.result).toEqual({ status: 'DELAYED' })
  })

  it('is refused for an order that is over, and for one of another rider', async () => {
    const other = await addRider(world.server, { riderId: 'other' })
    expect((await other.act('report_problem', orderId, { problem: 'OTHER' })).code).toBe('order.not-found')
    await rider.act('collect', orderId)
    await rider.act('deliver', orderId, { received_by: 'Mei', collected: 25.5 })
    expect((await report('OTHER')).code).toBe('order.move-not-allowed')
    expect(await messages()).toEqual([])
  })
})

describe('a rider who gives an order back before the collection', () => {
  it('has it no more, the shop reads why, and the next rider is asked', async () => {
    const next = await addRider(world.server, { riderId: 'next' })
    expect((await giveUp('DOES_NOT_FIT', { note: 'Too wide' })).code).toBe('ok')
    expect((await rider.work()).assignments).toEqual([])
    expect((await world.history(orderId)).at(-1)).toBe('WAITING_FOR_TRANSPORT by fleet: GIVEN_BACK')
    await seekRider(world.deps, orderKeyOf(orderId))
    expect((await next.work()).offer?.offer_id).toBe(`${orderId}.1`)
    await next.post(`/offer/${orderId}.1/accept`)
    expect(await messages()).toEqual([['rider', 'DOES_NOT_FIT', 'Too wide']])
  })

  it.each([
    ['DOES_NOT_FIT', 'on'],
    ['BREAKDOWN', 'break'],
    ['ACCIDENT', 'break'],
  ])('because of %s has the duty "%s"', async (problem, state) => {
    await giveUp(problem)
    expect((await rider.work()).duty.state).toBe(state)
  })

  it('can do so when the order is delayed or the rider has arrived', async () => {
    await rider.act('arrive_pickup', orderId)
    await rider.act('report_hold_up', orderId, { seconds: 7200 })
    expect((await giveUp('NOT_READY')).code).toBe('ok')
  })

  it('does so once, however often it is sent', async () => {
    const act = {
      ...{ act_id: '11111111-1111-4111-8111-111111111111', kind: 'give_up', order_id: orderId },
      ...{ occurred_at: world.clock.now().getTime() / 1000, problem: 'OTHER', note: '' },
    }
    const first = await rider.acts([act])
    expect(await rider.acts([act])).toEqual(first)
    expect((await world.history(orderId)).filter((one) => one.includes('GIVEN_BACK'))).toHaveLength(1)
  })

  it('cannot do so after the collection', async () => {
    await rider.act('collect', orderId)
    expect((await giveUp('BREAKDOWN')).code).toBe('order.move-not-allowed')
    expect((await rider.work()).assignments).toHaveLength(1)
    expect((await rider.work()).duty.state).toBe('on')
  })
})

describe('a collected parcel that cannot be carried on', () => {
  it.each(['DAMAGED', 'RIDER_STOPPED'])('because of %s is a decision of the shop', async (cause) => {
    await rider.act('collect', orderId)
    expect((await rider.act('report_trouble', orderId, { cause, note: 'Rain' })).code).toBe('ok')
    expect((await world.record(orderId)).decision).toMatchObject({
      cause,
      note: 'Rain',
      options: [
        { option: 'CARRY_ON', price: 0 },
        { option: 'BRING_BACK', price: 0 },
      ],
    })
    const url = `/api/orders/v1/order/${orderId}/decision`
    const answer = { vendor_id: 'shop', position: 0, answer: { option: 'CARRY_ON' } }
    const { headers } = world.shop
    const decided = await world.server.app.inject({ method: 'POST', url, headers, payload: answer })
    expect(decided.statusCode, decided.body).toBe(200)
    const [assignment] = (await rider.work()).assignments
    expect(assignment).toMatchObject({ waits: false, instruction: { option: 'CARRY_ON' } })
  })
})
