import type { ActKind } from '@beckon/domain/rider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRider, type TestRider } from '../../../../test/dispatch.ts'
import {
  begun,
  type DispatchWorld,
  offered,
  startDispatchWorld,
} from '../../../../test/worlds/dispatch-world.ts'

let world: DispatchWorld
let rider: TestRider
beforeAll(async () => {
  world = await startDispatchWorld()
})
afterAll(() => world.server.stop())
beforeEach(async () => {
  await world.clear()
  ;[rider] = await world.riders('siti')
})

const paid = { received_by: 'Mei Lin', collected: 25.5 }
const bodies: Partial<Readonly<Record<ActKind, object>>> = {
  deliver: paid,
  start_return: { reason: 'REFUSED' },
}
const step = (orderId: string, name: ActKind, who = rider) => who.act(name, orderId, bodies[name])

async function brought(steps: readonly ActKind[]): Promise<string> {
  const orderId = await world.accepted(rider)
  for (const name of steps) expect((await step(orderId, name)).code, name).toBe('ok')
  return orderId
}

const toTheDoor: ActKind[] = ['arrive_pickup', 'collect', 'leave_pickup', 'arrive_dropoff']
const accepted = [...begun, offered, 'COURIER_ACCEPTED_DELIVERY by fleet: ACCEPTED']
const proofsOf = (orderId: string) =>
  world.deps.db
    .selectFrom('order_proof')
    .select(['kind', 'received_by', 'collected_cash_minor', 'rider_id'])
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'pickup')
    .execute()

describe('the steps of a delivery', () => {
  it('each reported step appears in the history that the shop sees', async () => {
    const orderId = await world.accepted(rider)
    const seen: string[] = []
    for (const name of [...toTheDoor, 'deliver'] as const) {
      world.clock.advance(60)
      const response = await step(orderId, name)
      const { status, updated_at, version } = await world.record(orderId)
      expect(response.json.result).toEqual({ status })
      expect([updated_at, version]).toEqual([world.clock.now().getTime() / 1000, 6 + seen.length])
      seen.push(status)
    }
    expect(await world.history(orderId)).toEqual([
      ...accepted,
      'NEAR_VENDOR by fleet: ARRIVING',
      'PICKED_UP by fleet: COLLECTED',
      'COURIER_LEFT_VENDOR by fleet: ON_THE_WAY',
      'NEAR_CUSTOMER by fleet: ARRIVING',
      'DELIVERED by fleet: HANDED_OVER',
    ])
    expect(await rider.work()).toMatchObject({ assignments: [] })
    expect((await world.record(orderId)).eta).toEqual({ pickup: null, dropoff: null })
  })

  it('free a rider of one parcel at once for the next one only when it is over', async () => {
    await world.set('riderParcels', '1')
    const orderId = await brought(toTheDoor)
    const next = await world.search()
    expect((await world.record(next)).status).toBe('WAITING_FOR_TRANSPORT')
    await step(orderId, 'deliver')
    const third = await world.search()
    expect((await rider.work()).offer?.offer_id).toBe(`${third}.0`)
  })

  it('repeated reports, also simultaneous ones, change nothing', async () => {
    const orderId = await world.accepted(rider)
    for (const name of [...toTheDoor, 'deliver'] as const) {
      const response = await Promise.all([0, 1, 2].map(() => step(orderId, name)))
      expect(response.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok'])
      expect(new Set(response.map(({ json }) => JSON.stringify(json.result))).size).toBe(1)
    }
    expect(await world.record(orderId)).toMatchObject({ status: 'DELIVERED', version: 10 })
    expect(await proofsOf(orderId)).toHaveLength(1)
  })

  const wrong: [done: ActKind[], name: ActKind, from: string, to: string][] = [
    [[], 'leave_pickup', 'COURIER_ACCEPTED_DELIVERY', 'COURIER_LEFT_VENDOR'],
    [[], 'arrive_dropoff', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_CUSTOMER'],
    [[], 'deliver', 'COURIER_ACCEPTED_DELIVERY', 'DELIVERED'],
    [[], 'start_return', 'COURIER_ACCEPTED_DELIVERY', 'RETURN_INITIATED'],
    [[], 'hand_back', 'COURIER_ACCEPTED_DELIVERY', 'RETURNED_TO_VENDOR'],
    [['arrive_pickup'], 'deliver', 'NEAR_VENDOR', 'DELIVERED'],
    [['collect'], 'hand_back', 'PICKED_UP', 'RETURNED_TO_VENDOR'],
    [[...toTheDoor, 'deliver'], 'start_return', 'DELIVERED', 'RETURN_INITIATED'],
    [[...toTheDoor, 'start_return'], 'deliver', 'RETURN_INITIATED', 'DELIVERED'],
    [[...toTheDoor, 'start_return', 'hand_back'], 'start_return', 'RETURNED_TO_VENDOR', 'RETURN_INITIATED'],
  ]
  it.each(wrong)('after %j, %s is refused and leaves nothing', async (done, name, from, to) => {
    const orderId = await brought(done)
    const { version } = await world.record(orderId)
    const proofs = await proofsOf(orderId)
    const response = await step(orderId, name)
    expect(response).toMatchObject({ status: 409, code: 'order.move-not-allowed' })
    expect(response.json.errors?.[0]?.meta).toMatchObject({ from, to })
    expect(await world.record(orderId)).toMatchObject({ status: from, version })
    expect(await proofsOf(orderId)).toEqual(proofs)
  })

  const behind: [done: ActKind[], name: ActKind][] = [
    [['collect'], 'arrive_pickup'],
    [toTheDoor, 'collect'],
    [toTheDoor, 'leave_pickup'],
    [[...toTheDoor, 'deliver'], 'arrive_dropoff'],
  ]
  it.each(behind)('after %j, %s has been made already and changes nothing', async (done, name) => {
    const orderId = await brought(done)
    const { version, status } = await world.record(orderId)
    expect((await step(orderId, name)).json.result).toEqual({ status })
    expect(await world.record(orderId)).toMatchObject({ status, version })
  })

  it('that were not reported are filled in before the one that needs them', async () => {
    const orderId = await brought(['collect', 'deliver'])
    expect((await world.history(orderId)).slice(-3)).toEqual([
      'PICKED_UP by fleet: COLLECTED',
      'COURIER_LEFT_VENDOR by fleet: ON_THE_WAY',
      'DELIVERED by fleet: HANDED_OVER',
    ])
  })

  it('of a parcel in other hands, in another country or of none are not found', async () => {
    const orderId = await brought(['arrive_pickup'])
    const other = await addRider(world.server, { riderId: 'other' })
    const foreign = await addRider(world.server, { riderId: 'foreign', country: 'HU' })
    for (const who of [other, foreign])
      for (const name of ['collect', 'arrive_pickup', 'deliver', 'start_return', 'hand_back'] as const)
        expect(await step(orderId, name, who)).toMatchObject({ status: 404, code: 'order.not-found' })
    for (const id of ['shop-NOTHING0', 'x', `${orderId}9`])
      expect((await step(id, 'collect')).code, id).toMatch(/not-found|request\.invalid/u)
    expect(await world.record(orderId)).toMatchObject({ status: 'NEAR_VENDOR' })
  })
})

describe('the proof at the door', () => {
  const deliver = (orderId: string, body: object) => rider.act('deliver', orderId, body)

  it('names who took it, and keeps the cash to the cent', async () => {
    const orderId = await brought(toTheDoor)
    await deliver(orderId, { received_by: ' Mei Lin ', collected: 25.5 })
    // The first report is valid.
    await deliver(orderId, { received_by: 'Somebody', collected: 25.5 })
    expect(await proofsOf(orderId)).toEqual([
      { kind: 'delivery', received_by: 'Mei Lin', collected_cash_minor: 2550, rider_id: 'siti' },
    ])
  })

  it.each([
    [{ received_by: 'Mei Lin', collected: null }, { collected: 'missing' }],
    [{ received_by: 'Mei Lin', collected: 26 }, { collected: 'differs' }],
    [{ received_by: 'Mei Lin', collected: 25.505 }, { collected: 'differs' }],
    [{ received_by: ' ', collected: 25.5 }, { received_by: 'missing' }],
  ])('%j is refused, and the parcel is still to be delivered', async (body, fields) => {
    const orderId = await brought(toTheDoor)
    const response = await deliver(orderId, body)
    expect(response).toMatchObject({ status: 422, code: 'order.invalid' })
    expect(response.json.errors?.[0]?.meta).toMatchObject({ fields })
    expect(await world.record(orderId)).toMatchObject({ status: 'NEAR_CUSTOMER', version: 9 })
    expect(await proofsOf(orderId)).toEqual([])
    expect((await deliver(orderId, paid)).code).toBe('ok')
  })

  it.each([{ received_by: 'Mei', collected: -1 }, { collected: 25.5 }, {}])(
    '%j is no proof at all',
    async (body) => {
      const orderId = await brought(toTheDoor)
      expect(await deliver(orderId, body)).toMatchObject({ status: 400, code: 'request.invalid' })
      expect(await world.record(orderId)).toMatchObject({ status: 'NEAR_CUSTOMER' })
    },
  )

  it('has no cash in it where the order was paid before', async () => {
    const orderId = await brought(toTheDoor)
    await world.deps.db
      .updateTable('orders')
      .set({ payment_method: 'PAID' })
      .where('order_id', '=', orderId)
      .execute()
    const response = await deliver(orderId, paid)
    expect(response.json.errors?.[0]?.meta).toMatchObject({ fields: { collected: 'not-due' } })
    expect((await deliver(orderId, { received_by: 'Mei', collected: null })).code).toBe('ok')
    expect(await proofsOf(orderId)).toMatchObject([{ collected_cash_minor: null }])
  })
})

describe('the way back', () => {
  it('begins when the customer refuses, and ends at the shop with a proof', async () => {
    const orderId = await brought(toTheDoor)
    expect((await rider.act('start_return', orderId, { reason: 'REFUSED' })).json.result).toEqual({
      status: 'RETURN_INITIATED',
    })
    const back = (await world.record(orderId)).eta
    expect(back).toEqual({ pickup: expect.any(Number), dropoff: null })
    expect(back.pickup).toBeGreaterThanOrEqual(world.clock.now().getTime() / 1000)
    expect((await rider.work()).assignments).toMatchObject([{ status: 'RETURN_INITIATED', picked_up: true }])
    // A repeated report with another reason keeps the first one.
    await rider.act('start_return', orderId, { reason: 'UNREACHABLE' })
    expect((await world.search()).length).toBeGreaterThan(0)
    expect((await rider.work()).offer).toBeNull()
    await step(orderId, 'hand_back')
    await step(orderId, 'hand_back')
    expect((await world.history(orderId)).slice(-2)).toEqual([
      'RETURN_INITIATED by fleet: REFUSED',
      'RETURNED_TO_VENDOR by fleet: HANDED_BACK',
    ])
    expect(await proofsOf(orderId)).toEqual([
      { kind: 'return', received_by: '', collected_cash_minor: null, rider_id: 'siti' },
    ])
    expect((await rider.work()).assignments).toEqual([])
  })

  const begins: ActKind[][] = [['collect'], ['collect', 'leave_pickup'], toTheDoor]
  it.each(begins.map((done) => [done] as const))('may begin after %s', async (done) => {
    const orderId = await brought(done)
    expect((await rider.act('start_return', orderId, { reason: 'WRONG_ADDRESS' })).code).toBe('ok')
    expect((await world.history(orderId)).at(-1)).toBe('RETURN_INITIATED by fleet: WRONG_ADDRESS')
  })

  it('has one of three reasons', async () => {
    const orderId = await brought(toTheDoor)
    expect((await rider.act('start_return', orderId, { reason: 'TIRED' })).code).toBe('request.invalid')
  })
})
